/** Writes a WebM file of one VP9 track: enough of Matroska for every browser to show its length and to seek in it. */

export interface Chunk {
  /** From the beginning of the film, ms. */
  at: number;
  key: boolean;
  data: Uint8Array;
}

export interface Film {
  width: number;
  height: number;
  /** ms. */
  duration: number;
  /** In order; the first one is a key frame. */
  chunks: readonly Chunk[];
}

const id = (hex: string) => Buffer.from(hex, 'hex');

/** A length in eight bytes, so that no size depends on what it says. */
function size(bytes: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(bytes) | (1n << 56n));
  return buffer;
}

const element = (name: string, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([id(name), size(body.length), body]);
};

function number(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(Math.round(value)));
  return buffer;
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
}

const header = element(
  '1a45dfa3',
  element('4286', number(1)),
  element('42f7', number(1)),
  element('42f2', number(4)),
  element('42f3', number(8)),
  element('4282', Buffer.from('webm')),
  element('4287', number(4)),
  element('4285', number(2)),
);

const info = ({ duration }: Film) =>
  element(
    '1549a966',
    // one tick is a millisecond
    element('2ad7b1', number(1_000_000)),
    element('4489', float(duration)),
    element('4d80', Buffer.from('krapao')),
    element('5741', Buffer.from('krapao')),
  );

const tracks = ({ width, height }: Film) =>
  element(
    '1654ae6b',
    element(
      'ae',
      element('d7', number(1)),
      element('73c5', number(1)),
      element('83', number(1)),
      element('9c', number(0)),
      element('86', Buffer.from('V_VP9')),
      element('e0', element('b0', number(width)), element('ba', number(height))),
    ),
  );

/** Track, time within the cluster, and whether anything can begin here. */
function block({ at, key, data }: Chunk, from: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81);
  head.writeInt16BE(Math.round(at - from), 1);
  head.writeUInt8(key ? 0x80 : 0, 3);
  return element('a3', head, data);
}

/** A cluster begins at each key frame. */
function clustersOf({ chunks }: Film): { at: number; bytes: Buffer }[] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = groups.at(-1);
    if (chunk.key || !last) groups.push([chunk]);
    else last.push(chunk);
  }
  return groups.map((group) => {
    const at = Math.round(group[0]?.at ?? 0);
    return { at, bytes: element('1f43b675', element('e7', number(at)), ...group.map((chunk) => block(chunk, at))) };
  });
}

const cue = (at: number, position: number) =>
  element('bb', element('b3', number(at)), element('b7', element('f7', number(1)), element('f1', number(position))));

export function writeWebm(film: Film): Buffer {
  const clusters = clustersOf(film);
  const before = Buffer.concat([info(film), tracks(film)]);
  const cuesOf = (positions: readonly number[]) =>
    element('1c53bb6b', ...clusters.map(({ at }, index) => cue(at, positions[index] ?? 0)));
  // Every number has eight bytes: the index is as long before its positions are known.
  let position = before.length + cuesOf([]).length;
  const positions = clusters.map(({ bytes }) => {
    const here = position;
    position += bytes.length;
    return here;
  });
  const segment = element('18538067', before, cuesOf(positions), ...clusters.map(({ bytes }) => bytes));
  return Buffer.concat([header, segment]);
}
