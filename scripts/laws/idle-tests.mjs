// A test that does not run proves nothing, and one that runs alone hides the rest.
const TEST_CALLS = /^(it|test|describe|suite|bench|\w+(Test|It|Suite))$/;
const IDLE = new Set(['only', 'skip', 'todo']);

export const idleTests = {
  meta: {
    type: 'problem',
    docs: { description: 'no test is skipped, postponed or run alone' },
    schema: [],
  },
  create(context) {
    const report = (node, word) =>
      context.report({ node, message: `A test may not be marked '${word}'.` });

    return {
      MemberExpression(node) {
        const word = nameOf(node);
        if (IDLE.has(word) && isTestCall(node.object)) report(node.property, word);
      },
      CallExpression(node) {
        if (!isTestCall(node.callee)) return;
        for (const argument of node.arguments) {
          if (argument.type === 'ObjectExpression') checkOptions(argument);
          if (/^(Arrow)?Function/.test(argument.type)) checkContext(argument);
        }
      },
    };

    function checkOptions(options) {
      for (const property of options.properties) {
        const word = property.key?.name ?? property.key?.value;
        if (IDLE.has(word) && property.value.value !== false) report(property, word);
      }
    }

    function checkContext(body) {
      const [parameter] = body.params;
      if (parameter?.type === 'ObjectPattern') {
        const skip = parameter.properties.find((property) => property.key?.name === 'skip');
        if (skip) report(skip, 'skip');
      }
      if (parameter?.type !== 'Identifier') return;
      for (const variable of context.sourceCode.getDeclaredVariables(body)) {
        if (variable.name !== parameter.name) continue;
        for (const { identifier } of variable.references) {
          const { parent } = identifier;
          if (parent.type === 'MemberExpression' && nameOf(parent) === 'skip') {
            report(parent.property, 'skip');
          }
        }
      }
    }
  },
};

function isTestCall(node) {
  if (node.type === 'Identifier') return TEST_CALLS.test(node.name);
  if (node.type === 'MemberExpression') return isTestCall(node.object);
  if (node.type === 'CallExpression') return isTestCall(node.callee);
  if (node.type === 'TaggedTemplateExpression') return isTestCall(node.tag);
  return false;
}

function nameOf({ computed, property }) {
  if (!computed) return property.name;
  return property.type === 'Literal' ? property.value : undefined;
}
