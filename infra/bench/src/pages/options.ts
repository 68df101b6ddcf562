import { parseArgs } from 'node:util';
import { networks, type Throttling } from './browser.ts';
import { type MeasuredPage, measuredPages, type Ready } from './measured-pages.ts';

/** Another page of any product, for comparison. */
export interface Beside {
  name: string;
  url: string;
  ready: Ready;
}

export interface PagesOptions {
  pages: readonly MeasuredPage[];
  beside: Beside[];
  rounds: number;
  throttling: Throttling;
  withSingleBundle: boolean;
  withRouteChanges: boolean;
  /** Where the waterfalls go; a temporary folder otherwise. */
  folder?: string;
}

export const pagesUsage = `npm run bench -- pages [options]
  --pages /login,/dashboard   only these pages, by their names
  --rounds 5                  visits of each page; the median counts (3)
  --beside NAME=URL#SELECTOR  another page, usable when SELECTOR is visible; may be repeated
                              (or BENCH_BESIDE, separated by spaces)
  --no-single                 without the single-bundle build
  --no-routes                 without the changes of route
  --network slow4g            or fast4g, none
  --cpu 4                     how many times slower the processor is
  --folder PATH               where the waterfalls go (a temporary folder)`;

/** Throws a sentence that says what is wrong. */
export function readOptions(args: string[]): PagesOptions {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      beside: { type: 'string', multiple: true },
      'no-single': { type: 'boolean', default: false },
      'no-routes': { type: 'boolean', default: false },
      network: { type: 'string', default: 'slow4g' },
      cpu: { type: 'string', default: '4' },
      folder: { type: 'string' },
    },
  });
  const beside = values.beside ?? process.env.BENCH_BESIDE?.split(' ').filter(Boolean) ?? [];
  return {
    pages: pagesNamed(values.pages),
    beside: beside.map(readBeside),
    rounds: count(values.rounds, 'rounds'),
    throttling: { network: networkNamed(values.network), cpu: count(values.cpu, 'cpu') },
    withSingleBundle: !values['no-single'],
    withRouteChanges: !values['no-routes'],
    ...(values.folder !== undefined && { folder: values.folder }),
  };
}

function pagesNamed(names: string | undefined): readonly MeasuredPage[] {
  if (names === undefined) return measuredPages;
  return names.split(',').map((name) => {
    const page = measuredPages.find((one) => one.name === name);
    if (!page) {
      throw new Error(`There is no page "${name}", only ${measuredPages.map((one) => one.name).join(', ')}.`);
    }
    return page;
  });
}

/** `NAME=URL#SELECTOR`: the selector is not part of the address. */
export function readBeside(text: string): Beside {
  const [, name, url, selector] = /^([^=]+)=(https?:\/\/[^#]+)#(.+)$/.exec(text) ?? [];
  if (!name || !url || !selector) throw new Error(`${text} is not NAME=URL#SELECTOR.`);
  return { name, url, ready: { selector, isForeign: true } };
}

function networkNamed(name: string): Throttling['network'] {
  if (!Object.hasOwn(networks, name)) {
    throw new Error(`There is no network "${name}", only ${Object.keys(networks).join(', ')}.`);
  }
  return name as Throttling['network'];
}

function count(text: string, name: string): number {
  const value = Number(text);
  if (!(value >= 1 && value <= 100)) throw new Error(`--${name} must be from 1 to 100.`);
  return value;
}
