import { type Meta, noPage, pageHeaderBytes, readTree, type Tree, treeBytes } from './meta-pages.ts';
import { Damage, type PageFile } from './page-file.ts';

const branch = 0x01;
const leaf = 0x02;
const overflow = 0x04;
const bigData = 0x01;
const subTree = 0x02;
const nodeBytes = 8;
const deepest = 40;

export interface WalkOptions {
  /** Leaves out the leaf pages of the named maps: their branches alone are read, a hundredth of the file. */
  branchesOnly?: boolean;
  /** Each entry of a named map. The bytes are shared: not to be kept. */
  onEntry?: (map: string, key: Buffer, value: Buffer) => void;
}

interface Counts {
  branches: number;
  leaves: number;
  overflows: number;
  entries: number;
}

interface Place {
  map: string;
  counts: Counts;
  /** The last key that was met, and the least that the next one may be. */
  last?: Buffer | undefined;
  least?: Buffer | undefined;
  order: (a: Buffer, b: Buffer) => number;
  onLeaf: (key: Buffer, value: Buffer, flags: number) => void;
  branchesOnly: boolean;
}

const integerOrder = (a: Buffer, b: Buffer) => Number(a.readBigUInt64LE(0) - b.readBigUInt64LE(0));

/**
 * Walks all trees of one state of the file, and throws a `Damage` for anything that LMDB would not have written: page
 * numbers, kinds, sizes, the order of keys, counts, pages used twice. Gives the number of entries of each map.
 */
export function walkTrees(file: PageFile, meta: Meta, options: WalkOptions = {}): Map<string, number> {
  const walk = new Walk(file, meta);
  const maps = new Map<string, Tree>();
  walk.tree('the list of maps', meta.main, Buffer.compare, (key, value, flags) => {
    if (flags !== subTree || value.length !== treeBytes)
      throw new Damage('the list of maps has another entry');
    maps.set(key.toString('latin1').replace('\0', ''), readTree(value, 0));
  });
  const { branchesOnly = false, onEntry } = options;
  for (const [name, tree] of maps) {
    if (tree.flags !== 0) throw new Damage(`the map "${name}" has unknown flags`);
    const visit = (key: Buffer, value: Buffer, flags: number) => {
      if (flags & subTree) throw new Damage(`the map "${name}" has an entry of an unknown kind`);
      onEntry?.(name, key, value);
    };
    walk.tree(name, tree, Buffer.compare, visit, branchesOnly);
  }
  // The free pages last: by now it is known which pages are used.
  walk.tree('the list of free pages', meta.free, integerOrder, (_key, value) => walk.freePages(value));
  return new Map([...maps].map(([name, tree]) => [name, tree.entries]));
}

class Walk {
  readonly #file: PageFile;
  readonly #meta: Meta;
  readonly #used: Uint8Array;

  constructor(file: PageFile, meta: Meta) {
    this.#file = file;
    this.#meta = meta;
    this.#used = new Uint8Array(meta.lastPage + 1);
  }

  tree(map: string, tree: Tree, order: Place['order'], onLeaf: Place['onLeaf'], branchesOnly = false): void {
    const counts = { branches: 0, leaves: 0, overflows: 0, entries: 0 };
    const place: Place = { map, counts, order, onLeaf, branchesOnly };
    if (tree.root === noPage) {
      if (tree.entries !== 0 || tree.depth !== 0) throw new Damage(`${map} has no root`);
      return;
    }
    if (tree.depth < 1 || tree.depth > deepest) throw new Damage(`${map} has an impossible depth`);
    this.#page(place, tree.root, tree.depth);
    const differs =
      counts.branches !== tree.branchPages ||
      (!branchesOnly &&
        (counts.leaves !== tree.leafPages ||
          counts.overflows !== tree.overflowPages ||
          counts.entries !== tree.entries));
    if (differs) throw new Damage(`${map} has another number of pages or entries than its root says`);
  }

  /** A record of the list of free pages: how many numbers, then numbers of pages, a negative one for a row of pages. */
  freePages(value: Buffer): void {
    const count = value.length >= 8 ? Number(value.readBigInt64LE(0)) : -1;
    if (count < 0 || value.length < 8 * (count + 1)) throw new Damage('the list of free pages is cut');
    for (let i = 1; i <= count; i++) {
      let number = Number(value.readBigInt64LE(8 * i));
      let row = 1;
      if (number < 0 && i < count) {
        row = -number;
        i++;
        number = Number(value.readBigInt64LE(8 * i));
      }
      if (number !== 0) this.#use(number, row, 'the list of free pages');
    }
  }

  /** Marks pages as used. Twice is damage: what one of both would write, the other would read. */
  #use(number: number, count: number, map: string): void {
    const { lastPage } = this.#meta;
    if (!(number > 1 && count > 0 && number + count - 1 <= lastPage))
      throw new Damage(`${map} leads to page ${number}, which does not exist`);
    for (let page = number; page < number + count; page++) {
      if (this.#used[page]) throw new Damage(`page ${page} is used twice`);
      this.#used[page] = 1;
    }
  }

  #page(place: Place, number: number, depth: number): void {
    const { map, counts } = place;
    const { pageSize, transaction } = this.#meta;
    this.#use(number, 1, map);
    if (depth === 1 && place.branchesOnly) return;
    const page = this.#file.read(number * pageSize, pageSize);
    const kind = page.readUInt16LE(18);
    const lower = page.readUInt16LE(20);
    const upper = page.readUInt16LE(22);
    const room = pageSize - pageHeaderBytes;
    const isWhole =
      Number(page.readBigUInt64LE(0)) === number &&
      Number(page.readBigUInt64LE(8)) <= transaction &&
      kind === (depth > 1 ? branch : leaf) &&
      lower % 2 === 0 &&
      lower >= 2 &&
      lower <= upper &&
      upper <= room;
    if (!isWhole) throw new Damage(`page ${number} of ${map} is not what it should be`);
    const body = page.subarray(pageHeaderBytes);
    let taken = 0;
    if (kind === branch) counts.branches++;
    else counts.leaves++;
    for (let i = 0; i < lower / 2; i++) {
      const at = body.readUInt16LE(2 * i);
      if (at < upper || at + nodeBytes > room) throw inPage(number, map);
      const keyEnd = at + nodeBytes + body.readUInt16LE(at + 6);
      if (keyEnd > room) throw inPage(number, map);
      const key = body.subarray(at + nodeBytes, keyEnd);
      if (kind === branch) {
        taken += even(keyEnd - at);
        this.#branch(place, body, at, i === 0 ? undefined : key, depth);
      } else taken += this.#leaf(place, body, at, key, number);
    }
    // Nodes lie side by side: a size that is wrong shows in the sum.
    if (taken !== room - upper) throw inPage(number, map);
  }

  #branch(place: Place, body: Buffer, at: number, key: Buffer | undefined, depth: number): void {
    const child = body.readUInt32LE(at) + body.readUInt16LE(at + 4) * 2 ** 32;
    if (key) {
      if (place.last && place.order(key, place.last) <= 0)
        throw new Damage(`keys of ${place.map} are out of order`);
      place.least = key;
    }
    this.#page(place, child, depth - 1);
  }

  /** Gives the bytes that the node takes. */
  #leaf(place: Place, body: Buffer, at: number, key: Buffer, number: number): number {
    const { map, order } = place;
    const flags = body.readUInt16LE(at + 4);
    const size = body.readUInt32LE(at);
    const start = at + nodeBytes + key.length;
    const stored = flags & bigData ? 24 : size;
    if (flags & ~(bigData | subTree) || start + stored > body.length) throw inPage(number, map);
    const isAfter = !place.last || order(key, place.last) > 0;
    if (!isAfter || (place.least && order(key, place.least) < 0))
      throw new Damage(`keys of ${map} are out of order`);
    place.last = key;
    place.least = undefined;
    place.counts.entries++;
    const data = body.subarray(start, start + stored);
    place.onLeaf(key, flags & bigData ? this.#bigValue(place, data, size) : data, flags & ~bigData);
    return even(start + stored - at);
  }

  #bigValue(place: Place, reference: Buffer, size: number): Buffer {
    const { pageSize, transaction } = this.#meta;
    const number = Number(reference.readBigUInt64LE(0));
    const pages = Number(reference.readBigUInt64LE(16));
    if (pages !== Math.floor((pageHeaderBytes - 1 + size) / pageSize) + 1)
      throw new Damage(`a long value of ${place.map} has another size than its entry says`);
    this.#use(number, pages, place.map);
    place.counts.overflows += pages;
    const bytes = this.#file.read(number * pageSize, pageHeaderBytes + size);
    const isWhole =
      Number(bytes.readBigUInt64LE(0)) === number &&
      Number(bytes.readBigUInt64LE(8)) <= transaction &&
      bytes.readUInt16LE(18) === overflow &&
      bytes.readUInt32LE(20) === pages;
    if (!isWhole) throw new Damage(`page ${number} of ${place.map} is not what it should be`);
    return bytes.subarray(pageHeaderBytes);
  }
}

const even = (bytes: number): number => bytes + (bytes % 2);

const inPage = (number: number, map: string) =>
  new Damage(`an entry on page ${number} of ${map} is not whole`);
