import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

export interface Chunk {
  /** From the start of the video, ms. */
  at: number;
  key: boolean;
  data: Uint8Array;
}

export interface EncodedVideo {
  /** The codec string, such as `vp09.00.31.08`. */
  codec: string;
  /** Decoder configuration; only H.264 has one. */
  description: Uint8Array | null;
  width: number;
  height: number;
  /** ms. */
  duration: number;
  /** In order; the first one is a key frame. */
  chunks: readonly Chunk[];
}

/** WebM for VP9; MP4 for H.264, with its index first, so that it plays while it loads. */
export async function writeVideoFile({
  codec,
  description,
  width,
  height,
  duration,
  chunks,
}: EncodedVideo): Promise<Uint8Array> {
  const mp4 = codec.startsWith('avc1');
  const target = new BufferTarget();
  const output = new Output({
    format: mp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource(mp4 ? 'avc' : 'vp9');
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
