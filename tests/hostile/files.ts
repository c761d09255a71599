/** Small files with the signature of their type. */
const heads = {
  png: { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] },
  mp4: { type: 'video/mp4', bytes: [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d] },
} as const;

export const fileOf = (kind: keyof typeof heads): File =>
  new File([new Uint8Array(heads[kind].bytes)], `file.${kind}`, { type: heads[kind].type });
