// Rules keep nothing outside the state: what a module holds is fixed once it is loaded.
// A table may be filled by code that runs while the module loads, never by a function afterwards.

const ARRAY_MUTATORS = new Set([
  'copyWithin',
  'fill',
  'pop',
  'push',
  'reverse',
  'shift',
  'sort',
  'splice',
  'unshift',
]);
const MUTATORS = new Set([...ARRAY_MUTATORS, 'add', 'clear', 'delete', 'set']);
const STATIC_MUTATORS = {
  Object: new Set(['assign', 'defineProperties', 'defineProperty', 'setPrototypeOf']),
  Reflect: new Set(['defineProperty', 'deleteProperty', 'set', 'setPrototypeOf']),
};
/** They return a part of the object itself, so writing to the result writes to the object. */
const LOOKUPS = new Set(['at', 'find', 'findLast', 'get']);
/** They call their argument at once, so at module level it runs while the module loads. */
const CALLS_BACK_AT_ONCE = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'forEach',
  'from',
  'map',
  'reduce',
  'reduceRight',
  'some',
  'sort',
]);

export const moduleState = {
  meta: {
    type: 'problem',
    docs: { description: 'no module-level mutable state' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;

    return {
      Program(program) {
        for (const statement of program.body) {
          const declaration =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration' || declaration.declare) continue;
          if (declaration.kind === 'const') continue;
          context.report({
            node: declaration,
            message: `No module-level '${declaration.kind}': what changes belongs to the state.`,
          });
        }
      },
      AssignmentExpression: (node) => checkTarget(node.left, node),
      UpdateExpression: (node) => checkTarget(node.argument, node),
      UnaryExpression: (node) => node.operator === 'delete' && checkTarget(node.argument, node),
      ForInStatement: (node) => checkTarget(node.left, node),
      ForOfStatement: (node) => checkTarget(node.left, node),
      CallExpression: checkCall,
    };

    function checkTarget(target, node) {
      target = bare(target);
      switch (target?.type) {
        case 'Identifier': {
          const variable = resolve(target);
          if (variable && isOfModule(variable)) report(node, variable);
          return;
        }
        case 'MemberExpression': {
          const variable = ownerOf(target.object);
          if (variable) report(node, variable);
          return;
        }
        case 'ArrayPattern':
          for (const element of target.elements) checkTarget(element, node);
          return;
        case 'ObjectPattern':
          for (const property of target.properties) {
            checkTarget(property.type === 'RestElement' ? property : property.value, node);
          }
          return;
        case 'AssignmentPattern':
          checkTarget(target.left, node);
          return;
        case 'RestElement':
          checkTarget(target.argument, node);
          return;
        default:
      }
    }

    function checkCall(node) {
      const callee = bare(node.callee);
      if (callee.type !== 'MemberExpression') return;
      const method = propertyName(callee);
      const object = bare(callee.object);

      if (object.type === 'Identifier' && STATIC_MUTATORS[object.name]?.has(method)) {
        const variable = !resolve(object) && node.arguments[0] && ownerOf(node.arguments[0]);
        if (variable) report(node, variable);
        return;
      }
      const remembers = (method === 'test' || method === 'exec') && isStickyPattern(object);
      if (!MUTATORS.has(method) && !remembers) return;
      const variable = ownerOf(object);
      if (!variable) return;
      if (object.type === 'Identifier' && isFunctionOf(variable, method)) return;
      report(node, variable);
    }

    function report(node, variable) {
      if (runsOnLoad(node)) return;
      context.report({
        node,
        message: `'${variable.name}' belongs to the module: a function may not change it.`,
      });
    }

    /** The module-level variable that an expression is, or is a part of. */
    function ownerOf(expression, seen = new Set()) {
      expression = bare(expression);
      switch (expression.type) {
        case 'Identifier': {
          const variable = resolve(expression);
          if (!variable || seen.has(variable)) return undefined;
          seen.add(variable);
          if (isOfModule(variable)) return variable;
          const source = aliased(variable);
          return source && ownerOf(source, seen);
        }
        case 'MemberExpression':
          return ownerOf(expression.object, seen);
        case 'ConditionalExpression':
          return ownerOf(expression.consequent, seen) ?? ownerOf(expression.alternate, seen);
        case 'LogicalExpression':
          return ownerOf(expression.left, seen) ?? ownerOf(expression.right, seen);
        case 'AssignmentExpression':
          return ownerOf(expression.right, seen);
        case 'CallExpression': {
          const callee = bare(expression.callee);
          if (callee.type !== 'MemberExpression') return undefined;
          if (!LOOKUPS.has(propertyName(callee))) return undefined;
          const owner = ownerOf(callee.object, seen);
          const object = bare(callee.object);
          if (owner && object.type === 'Identifier' && isFunctionOf(owner, propertyName(callee))) {
            return undefined;
          }
          return owner;
        }
        default:
          return undefined;
      }
    }

    /** What a local constant is another name for. */
    function aliased(variable) {
      const [definition] = variable.defs;
      if (definition?.type !== 'Variable' || definition.parent?.kind !== 'const') return undefined;
      if (isRest(definition.name)) return undefined;
      const loop = definition.parent.parent;
      if (loop?.type === 'ForOfStatement' && loop.left === definition.parent) return loop.right;
      return definition.node.init ?? undefined;
    }

    function isOfModule(variable) {
      const [definition] = variable.defs;
      if (!definition || definition.type === 'Type') return false;
      for (let scope = variable.scope; scope; scope = scope.upper) {
        if (scope.type === 'function' && !runsOnLoad(scope.block, true)) return false;
      }
      return true;
    }

    /** A call of a function that happens to share a mutator's name is no mutation. */
    function isFunctionOf(variable, method) {
      const [definition] = variable.defs;
      if (definition.type === 'ImportBinding') {
        if (definition.node.type === 'ImportNamespaceSpecifier') return true;
        const isForeign = !definition.parent.source.value.startsWith('.');
        return isForeign && !ARRAY_MUTATORS.has(method);
      }
      const init = definition.node.init && bare(definition.node.init);
      return (
        init?.type === 'ObjectExpression' &&
        init.properties.some((property) => (property.key?.name ?? property.key?.value) === method)
      );
    }

    /** Patterns with these flags remember where they stopped. */
    function isStickyPattern(object) {
      if (object.type !== 'Identifier') return false;
      const init = resolve(object)?.defs[0]?.node.init;
      return init?.type === 'Literal' && /[gy]/.test(init.regex?.flags ?? '');
    }

    function resolve(identifier) {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (variable) return variable.defs.length > 0 ? variable : undefined;
      }
      return undefined;
    }
  },
};

/** Whether code runs while its module loads, outside any function that is called later. */
function runsOnLoad(node, itself = false) {
  for (let at = itself ? node : node.parent; at; at = at.parent) {
    if (at.type === 'PropertyDefinition' && !at.static) return false;
    if (isFunction(at) && !isCalledAtOnce(at)) return false;
  }
  return true;
}

function isFunction({ type }) {
  return (
    type === 'FunctionDeclaration' ||
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression'
  );
}

function isCalledAtOnce(node) {
  if (node.type === 'FunctionDeclaration' || node.async || node.generator) return false;
  let { parent } = node;
  let child = node;
  while (isWrapper(parent)) [child, parent] = [parent, parent.parent];
  if (parent.type !== 'CallExpression') return false;
  if (parent.callee === child) return true;
  const callee = bare(parent.callee);
  return callee.type === 'MemberExpression' && CALLS_BACK_AT_ONCE.has(propertyName(callee));
}

function isWrapper({ type }) {
  return (
    type === 'ParenthesizedExpression' ||
    type === 'ChainExpression' ||
    type === 'TSAsExpression' ||
    type === 'TSNonNullExpression' ||
    type === 'TSSatisfiesExpression' ||
    type === 'TSTypeAssertion'
  );
}

function bare(node) {
  while (node && isWrapper(node)) node = node.expression;
  return node;
}

function propertyName({ computed, property }) {
  if (!computed) return property.name;
  return property.type === 'Literal' ? property.value : undefined;
}

function isRest(name) {
  return name.parent?.type === 'RestElement';
}
