"""The faults that can be planted in a module: one changed sign, number or line each."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator

import msgspec

COMPARED = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
PADDING = -1  # instead of a line
JOINED = {ast.And: ast.Or, ast.Or: ast.And}


class Fault(msgspec.Struct, frozen=True):
    """One change of a module; its name stays the same when lines above it come or go."""

    name: str
    function: str
    line: int
    source: str


def faults(source: str) -> list[Fault]:
    """Every fault we know how to plant in this module."""
    count = sum(1 for _ in _changes(ast.parse(source)))
    found, seen = [], Counter[str]()
    for number in range(count):
        tree = ast.parse(source)
        change = next(change for n, change in enumerate(_changes(tree)) if n == number)
        before = ast.unparse(change.shown)
        change.make()
        name = f"{change.where}: {_one_line(before)}  →  {_one_line(change.after())}"
        seen[name] += 1
        if seen[name] > 1:
            name = f"{name}  ({seen[name]})"
        changed = ast.unparse(ast.fix_missing_locations(tree))
        found.append(Fault(name, change.where, change.line, changed))
    return found


class _Change(ABC):
    """A change of one node that has not been made yet."""

    def __init__(self, where: str, line: int, shown: ast.AST) -> None:
        self.where, self.line, self.shown = where, line, shown

    @abstractmethod
    def make(self) -> None:
        """Change the tree."""

    def after(self) -> str:
        return ast.unparse(self.shown)


class _Swap(_Change):
    """Another operator, number or word in the same node; a number is shown with what is around."""

    def __init__(
        self, where: str, shown: ast.AST, node: ast.AST, field: str, value: object
    ) -> None:
        super().__init__(where, getattr(node, "lineno", 0), shown)
        self.node, self.field, self.value = node, field, value

    def make(self) -> None:
        setattr(self.node, self.field, self.value)


class _Leave(_Change):
    """A statement that is left out."""

    def __init__(self, where: str, body: list[ast.stmt], at: int) -> None:
        super().__init__(where, body[at].lineno, body[at])
        self.body, self.at = body, at

    def make(self) -> None:
        self.body[self.at] = ast.Pass()

    def after(self) -> str:
        return "(left out)"


class _Negate(_Change):
    """A condition that is the other way round."""

    def __init__(self, where: str, node: ast.If | ast.While | ast.IfExp) -> None:
        super().__init__(where, node.lineno, node.test)
        self.node = node

    def make(self) -> None:
        test = self.node.test
        plain = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        self.node.test = test.operand if plain else ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]  # `plain` says so

    def after(self) -> str:
        return ast.unparse(self.node.test)


def _changes(tree: ast.Module) -> Iterator[_Change]:
    _mark_padding(tree)
    for owner in tree.body:
        if isinstance(owner, ast.FunctionDef):
            yield from _within(owner, owner.name)
        elif isinstance(owner, ast.ClassDef):
            for method in owner.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("__"):
                    yield from _within(method, f"{owner.name}.{method.name}")


def _within(function: ast.FunctionDef, where: str) -> Iterator[_Change]:
    around = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
    for statement in function.body:
        for node in ast.walk(statement):
            outer = around[node]
            while isinstance(outer, ast.UnaryOp):
                outer = around[outer]
            simple = isinstance(outer, ast.expr) or not hasattr(outer, "body")
            yield from _of_node(where, node, outer if simple else node)
    for node in ast.walk(function):
        for name in ("body", "orelse"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                yield from _left_out(where, body)


def _of_node(where: str, node: ast.AST, near: ast.AST) -> Iterator[_Change]:
    match node:
        case ast.Compare(ops=[op]):
            yield _Swap(where, node, node, "ops", [COMPARED[type(op)]()])
        case ast.BoolOp(op=op):
            yield _Swap(where, node, node, "op", JOINED[type(op)]())
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in RECKONED:
            yield _Swap(where, node, node, "op", RECKONED[type(op)]())
        case ast.Constant(value=bool(value)):
            yield _Swap(where, near, node, "value", not value)
        case ast.Constant(value=int(value)) if node.lineno != PADDING:
            yield _Swap(where, near, node, "value", value + 1)
        case ast.If() | ast.While() | ast.IfExp() if not isinstance(node.test, ast.Compare):
            yield _Negate(where, node)


def _mark_padding(tree: ast.Module) -> None:
    """A row of the tape is filled up with noughts that nobody reads: no fault is planted there."""
    told = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _called(node, "tell")]
    used = Counter[str]()
    for call in told:
        code = ast.unparse(call.args[1])
        read = [at for at, argument in enumerate(call.args) if ast.unparse(argument) != "0"]
        used[code] = max(used[code], *read)
    for call in told:
        for argument in call.args[used[ast.unparse(call.args[1])] + 1 :]:
            argument.lineno = PADDING


def _called(call: ast.Call, name: str) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == name


def _left_out(where: str, body: list[ast.stmt]) -> Iterator[_Change]:
    for at, statement in enumerate(body):
        if _does_something(statement):
            yield _Leave(where, body, at)


def _does_something(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.Break() | ast.Continue():
            return True
    return False


def _one_line(text: str) -> str:
    return " ".join(text.split())
