// The packages, what their sources import and what their package.json declares.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const SOURCES = /\.(m?ts|tsx|mjs)$/;
const NOT_OURS = /(^|\/)(node_modules|dist)(\/|$)/;
/** Tests and configurations may use the tools that the root declares. */
const USES_TOOLS = /(^|\/)(test|dev)\/|\.test\.ts$|^[^/]+\.(config|d)\.m?ts$|\.d\.m?ts$|\.mjs$/;

/** A package: its name and place, what it declares, and who in it imports what. */
export function packagesIn(root) {
  const { workspaces } = read(path.join(root, 'package.json'));
  return workspaces
    .flatMap((place) => (place.endsWith('/*') ? foldersIn(root, place.slice(0, -2)) : [place]))
    .filter((place) => existsSync(path.join(root, place, 'package.json')))
    .map((place) => packageAt(root, place));
}

function foldersIn(root, place) {
  return readdirSync(path.join(root, place)).map((name) => `${place}/${name}`);
}

function packageAt(root, place) {
  const folder = path.join(root, place);
  const { name, dependencies, devDependencies, peerDependencies } = read(
    path.join(folder, 'package.json'),
  );
  const imports = new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => SOURCES.test(file) && !NOT_OURS.test(file));
  for (const file of files)
    for (const wanted of packagesOf(readFileSync(path.join(folder, file), 'utf8'), file)) {
      if (wanted !== name) imports.set(wanted, [...(imports.get(wanted) ?? []), file]);
    }
  return {
    name,
    place,
    declared: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    imports,
  };
}

/** What is imported and not declared, and what is declared and not imported. */
export function faultsOf({ place, declared, imports }, tools) {
  const missing = [...imports].flatMap(([wanted, files]) => {
    if (declared.includes(wanted)) return [];
    const users = files.filter((file) => !(tools.includes(wanted) && USES_TOOLS.test(file)));
    return users.length === 0
      ? []
      : [`${place}/package.json lacks ${wanted}, which ${users[0]} imports`];
  });
  const idle = declared
    .filter((name) => !name.startsWith('@types/') && !imports.has(name))
    .map((name) => `${place}/package.json declares ${name}, which nobody there imports`);
  return [...missing, ...idle];
}

/** The names along a circle of declarations, or null. */
export function circleIn(packages) {
  const byName = new Map(packages.map((each) => [each.name, each]));
  const done = new Set();
  const visit = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    const circle = firstOf(
      byName.get(name).declared.filter((other) => byName.has(other)),
      (other) => visit(other, [...way, name]),
    );
    done.add(name);
    return circle;
  };
  return firstOf(byName.keys(), (name) => visit(name, []));
}

function firstOf(items, find) {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Names of the packages that a source imports; `react` of `react/jsx-runtime`. */
function packagesOf(source, file) {
  const { module } = parseSync(file, source);
  const quoted = ({ start, end }) => /^['"](.*)['"]$/.exec(source.slice(start, end))?.[1];
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => quoted(moduleRequest) ?? []),
    ...Array.from(source.matchAll(/\bimport\('([^']+)'\)/g), ([, specifier]) => specifier),
  ];
  return new Set(
    specifiers
      .filter((specifier) => /^[@a-z]/i.test(specifier) && !/^[a-z]+:/.test(specifier))
      .map((specifier) => /^(@[^/]+\/)?[^/?]+/.exec(specifier)[0]),
  );
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
