import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';

/** H.264, which every browser of a player decodes. */
export const codec = 'avc1.42001f';

export interface Chunk {
  /** From the start of the video, ms. */
  at: number;
  key: boolean;
  data: Uint8Array;
}

export interface EncodedVideo {
  /** Decoder configuration. */
  description: Uint8Array | null;
  width: number;
  height: number;
  /** ms. */
  duration: number;
  /** In order; the first one is a key frame. */
  chunks: readonly Chunk[];
}

/** An MP4 with its index first, so that it plays while it loads. */
export async function writeVideoFile({
  description,
  width,
  height,
  duration,
  chunks,
}: EncodedVideo): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec, codedWidth: width, codedHeight: height, ...(description ? { description } : {}) };
  for (const [index, { at, key, data }] of chunks.entries()) {
    const until = chunks[index + 1]?.at ?? duration;
    const packet = new EncodedPacket(data, key ? 'key' : 'delta', at / 1000, Math.max(0, until - at) / 1000);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written.');
  return new Uint8Array(target.buffer);
}
