import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, trackedLines, trackedPaths } from './tracked-files.ts';

const require = createRequire(import.meta.url);
const { isStateless, modulesOfWorker } = require('../jest/worker-modules.cjs');
const { readSourcesOnce } = require('../jest/known-sources.cjs');

const staysLoaded = (path: string) => isStateless(`/r/${path}`);

describe('what a worker keeps of our modules', () => {
  test('is code of the vocabulary, the engines and the settings, not what only tests use', () => {
    expect(staysLoaded('shared/domain/src/index.ts')).toBe(true);
    expect(staysLoaded('shared/service-kit/src/config/environment.ts')).toBe(true);
    expect(staysLoaded('shared/service-kit/src/service.ts')).toBe(false);
    expect(staysLoaded('shared/domain/src/comments/testing/anchor-judge.ts')).toBe(false);
    expect(staysLoaded('shared/domain/src/call/call.fixture.ts')).toBe(false);
    expect(staysLoaded('mfe-impact/src/index.ts')).toBe(false);
  });

  test('is in packages that may not depend on anything with state', () => {
    const packages = new Set(
      trackedPaths()
        .filter((path) => staysLoaded(path) && !path.startsWith('shared/service-kit/'))
        .map((path) => path.split('/')[1]),
    );
    expect(packages.size).toBe(6);
    for (const name of packages) {
      const [tag] = require(join(root, `shared/${name}/turbo.json`)).tags;
      expect(['domain', 'engine']).toContain(tag);
    }
  });

  /** Each remembers what follows from its key, so that it does not matter whose call it was before. */
  const remembered = [
    'shared/answers/src/index/asked-question.ts: nothing',
    'shared/answers/src/text/stems.ts: known',
    'shared/calls/src/eligibility/places/places-in.ts: known',
    'shared/calls/src/reading/dates/zone-in.ts: cities',
    'shared/calls/src/reading/eligibility/countries-in.ts: known',
    'shared/calls/src/reading/numbers/currency-marks.ts: known',
    'shared/calls/src/reading/text/folded.ts: known',
    // Where fonts come from: disk-fonts.ts sets it as it loads, and nothing else does in a service.
    'shared/documents/src/pdf/font-files.ts: source',
    'shared/documents/src/pdf/fonts.ts: parsedOf',
    'shared/domain/src/budget/budget-lines.ts: latest',
    'shared/domain/src/budget/budget-text.ts: last',
    'shared/domain/src/format/date-words.ts: calendarFormats',
    'shared/domain/src/format/date-words.ts: orders',
    'shared/domain/src/format/formats.ts: numberFormats',
    'shared/domain/src/format/time-zones.ts: known',
    'shared/domain/src/proposal-form/section-limits.ts: signs',
    'shared/drafting/src/checks/leftovers/other-names.ts: countries',
    'shared/drafting/src/checks/reading/passages.ts: known',
    'shared/service-kit/src/config/environment.ts: prepared',
  ];

  test('has no variables that tell one test of another', () => {
    const variable =
      /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)(?:: .+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);?$)/;
    const found = trackedLines(staysLoaded).flatMap(({ path, text }) => {
      const [, changing, collection] = variable.exec(text) ?? [];
      return changing || collection ? [`${path}: ${changing ?? collection}`] : [];
    });
    expect(found.sort()).toEqual(remembered);
  });
});

describe('a module', () => {
  const path = '/r/shared/domain/src/rule.ts';
  /** What Jest gives a test file, as far as the loader uses it. */
  function file({ rootDir = '/r/services/impact', conditions = ['require'], maps = new Map() } = {}) {
    const runtime = {
      _config: { rootDir, moduleFileExtensions: ['ts'] },
      _resolution: { cjsResolveOptions: { conditions }, isCoreModule: () => false },
      transformCache: {
        transform: (source: string) => {
          maps.set(source, `${source}.map`);
          return source;
        },
        getSourceMaps: () => maps,
      },
      executor: {
        compile: () => (module: { exports: object }) => Object.assign(module.exports, { made: {} }),
      },
    };
    return modulesOfWorker(runtime, () => undefined);
  }

  test('is loaded once for all files of a worker, and again where packages resolve otherwise', () => {
    const first = file().load(path);
    expect(file().load(path)).toBe(first);
    expect(file({ conditions: ['browser'] }).load(path)).not.toBe(first);
  });

  test('is known to each later file by its source map, for the lines of a stack', () => {
    file().load(path);
    const maps = new Map();
    file({ maps });
    expect(maps.get(path)).toBe(`${path}.map`);
  });

  test('of the package under test is loaded for each file', () => {
    expect(file().has(path)).toBe(true);
    expect(file({ rootDir: '/r/shared/domain' }).has(path)).toBe(false);
  });
});

test('a source is transformed again only after it has changed, and each file knows its source map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harambee-sources-'));
  const path = join(folder, 'a.ts');
  let count = 0;
  const cache = () => {
    const [entries, maps] = [new Map(), new Map()];
    const made = {
      transform(filename: string) {
        count += 1;
        entries.set(filename, { code: `code ${count}`, sourceMapPath: `map ${count}` });
        maps.set(filename, `map ${count}`);
        return `code ${count}`;
      },
      getEntries: () => entries,
      getSourceMaps: () => maps,
    };
    readSourcesOnce(made, 'project');
    return made;
  };
  try {
    writeFileSync(path, 'one');
    expect(cache().transform(path)).toBe('code 1');
    const second = cache();
    expect(second.transform(path)).toBe('code 1');
    expect(second.getSourceMaps().get(path)).toBe('map 1');
    writeFileSync(path, 'other');
    expect(second.transform(path)).toBe('code 2');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
