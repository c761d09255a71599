import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import type { Recipe, Scene } from './recipe.ts';
import type { RequestParts } from './requests.ts';

const inQrWorld = { scenario: 'qr-deposit' } as const;

/** Makes a QR. @returns the request that cancels it */
async function madeQr({ player }: Scene, amount: number): Promise<RequestParts> {
  const { qrcodeId } = (await player.post('/api/qrcode/WW', { amount })).body as QrCode;
  return { params: { id: qrcodeId ?? '' } };
}

export const qrRecipes: readonly Recipe[] = [
  {
    operation: 'getQr',
    code: 'INVALID_BANK',
    way: 'natural',
    how: 'A bank that makes no QRs.',
    ...inQrWorld,
    request: { params: { id: 'SCB' } },
  },
  {
    operation: 'createQr',
    code: 'INVALID_BANK',
    way: 'natural',
    how: 'A bank that makes no QRs.',
    ...inQrWorld,
    request: { params: { id: 'SCB' }, body: { amount: 100 } },
  },
  {
    operation: 'createQr',
    code: 'QR_FAIL',
    way: 'magic',
    how: 'The amount is `133.33`.',
    ...inQrWorld,
    magic: ['amounts', '133.33'],
    request: { params: { id: 'WW' }, body: { amount: 133.33 } },
  },
  {
    operation: 'cancelQr',
    code: 'QR_FAIL',
    way: 'magic',
    how: 'The QR is of `144.44` baht.',
    ...inQrWorld,
    magic: ['amounts', '144.44'],
    before: (scene) => madeQr(scene, 144.44),
  },
  {
    operation: 'cancelQr',
    code: 'NO_DATA',
    way: 'natural',
    how: 'The QR has expired.',
    ...inQrWorld,
    before: async (scene) => {
      const request = await madeQr(scene, 100);
      await scene.sandbox.clock.jump('15m');
      return request;
    },
  },
];
