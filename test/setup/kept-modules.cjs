// What Node finds out as it loads a module, kept for the next process: the file that a request leads to, and what V8 made
// of its source. A process of tests loads nearly four thousand modules, and a run starts some fifty processes.
const { fstatSync, openSync, readSync, statSync } = require('node:fs');
const { open, rename, rm } = require('node:fs/promises');
const { createHash } = require('node:crypto');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');

/** So many modules that are not kept yet are worth writing the file anew. */
const WORTHWHILE = 150;
const LONGEST_MS = 300_000;
const [BEFORE] = Module.wrapper;

const ofPackage = (path) => /[\\/]node_modules[\\/]/.test(path);
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** What a kept module was made from; null where the file is gone. Packages change with their installation only. */
function stampOf(path) {
  if (ofPackage(path)) return '';
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : null;
}

function scriptOf(source, filename, cachedData) {
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const columnOffset = -BEFORE.length;
  return new vm.Script(Module.wrap(source), { filename, cachedData, columnOffset, importModuleDynamically });
}

/** As Node calls a module's code. */
function run(module, filename, script) {
  const require = (id) => module.require(id);
  require.resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  require.resolve.paths = (request) => Module._resolveLookupPaths(request, module);
  require.main = process.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  const { exports } = module;
  return Reflect.apply(script.runInThisContext(), exports, [exports, require, module, filename, dirname(filename)]);
}

/** `{ leads, modules }` stand at the end of the file, behind each module's source and code, and then their own length. */
function read(path) {
  try {
    const file = openSync(path);
    const piece = (at, length) => {
      const found = Buffer.allocUnsafeSlow(length);
      readSync(file, found, 0, length, at);
      return found;
    };
    const end = fstatSync(file).size - 8;
    const length = Number(piece(end, 8).readBigUInt64LE());
    return { ...JSON.parse(piece(end - length, length).toString()), piece };
  } catch {
    return { leads: {}, modules: {} };
  }
}

/** The file beside it that is being written; null while another process does that. */
async function openNew(path) {
  const own = `${path}.new`;
  // one that was killed over it writes no more
  if (Date.now() - (changedAt(own) ?? 0) > LONGEST_MS) await rm(own, { force: true });
  return open(own, 'wx').catch(() => null);
}

/** Between other work: the program that it was loaded for is starting. */
async function write(path, leads, pieces) {
  const file = await openNew(path);
  if (!file) return;
  try {
    const modules = {};
    let at = 0;
    for (const { name, stamp, source, code } of pieces) {
      modules[name] = { stamp, at, source: source.length, code: code.length };
      at += source.length + code.length;
      await file.writev([source, code]);
    }
    const told = Buffer.from(JSON.stringify({ leads, modules }));
    const end = Buffer.alloc(8);
    end.writeBigUInt64LE(BigInt(told.length));
    await file.writev([told, end]);
    await rename(`${path}.new`, path);
  } finally {
    await file.close();
  }
}

/**
 * Modules of the repository at `root` and its packages; they are kept in `folder`, for as long as the `of` are the same.
 * Call it when Node understands TypeScript already.
 * @returns {{write(worthwhile?: number): Promise<void>}} to be called once the modules that are worth keeping have been loaded
 */
exports.keepModules = (root, folder, ...of) => {
  const installed = changedAt(join(root, 'node_modules/.package-lock.json'));
  const since = [process.version, process.arch, v8.cachedDataVersionTag(), root, installed, ...of];
  const path = join(folder, `modules-${createHash('sha1').update(since.join(' ')).digest('hex')}`);
  const { leads, modules, piece } = read(path);
  /** Loaded by this process and not kept yet: its source and script. */
  const met = new Map();
  /** The module that Node is reading from its file: what comes to be compiled otherwise is somebody's own. */
  let awaited = '';

  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, parent, isMain, options) {
    if (options || isMain || !parent?.path) return resolve.call(this, request, parent, isMain, options);
    const asked = `${parent.path}\0${request}`;
    const known = leads[asked];
    if (known && (ofPackage(known) || changedAt(known))) return known;
    const found = resolve.call(this, request, parent, isMain, options);
    if (found.startsWith(root) || ofPackage(found)) leads[asked] = found;
    return found;
  };

  const compile = Module.prototype._compile;
  Module.prototype._compile = function (source, filename, format) {
    const isAwaited = awaited === filename;
    awaited = '';
    if (!isAwaited || format === 'module') return compile.call(this, source, filename, format);
    let script;
    try {
      script = scriptOf(source, filename);
    } catch {
      // written as an ES module, or wrong: Node knows what to do
      return compile.call(this, source, filename, format);
    }
    met.set(filename, { source, script });
    return run(this, filename, script);
  };

  for (const kind of ['.js', '.ts']) {
    const load = Module._extensions[kind];
    Module._extensions[kind] = (module, filename) => {
      const kept = modules[filename];
      if (!kept || kept.stamp !== stampOf(filename)) {
        awaited = filename.startsWith(root) || ofPackage(filename) ? filename : '';
        return load(module, filename);
      }
      const content = piece(kept.at, kept.source + kept.code);
      const source = content.toString('utf8', 0, kept.source);
      return run(module, filename, scriptOf(source, filename, content.subarray(kept.source)));
    };
  }

  function* pieces() {
    for (const [name, { source, script }] of met) {
      const stamp = stampOf(name);
      if (stamp !== null) yield { name, stamp, source: Buffer.from(source), code: script.createCachedData() };
    }
    for (const [name, { stamp, at, source, code }] of Object.entries(modules))
      if (!met.has(name) && stamp === stampOf(name))
        yield { name, stamp, source: piece(at, source), code: piece(at + source, code) };
  }
  return {
    write: async (worthwhile = WORTHWHILE) => {
      if (met.size >= worthwhile) await write(path, leads, pieces());
      met.clear();
    },
  };
};
