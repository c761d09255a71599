import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import { byMagic, natural, type Recipe, type Scene } from './recipe.ts';
import type { RequestParts } from './requests.ts';

const inQrWorld = { scenario: 'qr-deposit' } as const;

/** Makes a QR. @returns the request that cancels it */
async function madeQr({ player }: Scene, amount: number): Promise<RequestParts> {
  const { qrcodeId } = (await player.post('/api/qrcode/WW', { amount })).body as QrCode;
  return { params: { id: qrcodeId ?? '' } };
}

export const qrRecipes: readonly Recipe[] = [
  natural('getQr', 'INVALID_BANK', 'A bank that makes no QRs.', { ...inQrWorld, request: { params: { id: 'SCB' } } }),
  natural('createQr', 'INVALID_BANK', 'A bank that makes no QRs.', {
    ...inQrWorld,
    request: { params: { id: 'SCB' }, body: { amount: 100 } },
  }),
  ...byMagic(
    'amounts',
    ['createQr'],
    (amount) => `The amount is \`${amount}\`.`,
    (amount) => ({ ...inQrWorld, request: { params: { id: 'WW' }, body: { amount: Number(amount) } } }),
  ),
  ...byMagic(
    'amounts',
    ['cancelQr'],
    (amount) => `The QR is of \`${amount}\` baht.`,
    (amount) => ({ ...inQrWorld, before: (scene) => madeQr(scene, Number(amount)) }),
  ),
  natural('cancelQr', 'NO_DATA', 'The QR has expired.', {
    ...inQrWorld,
    before: async (scene) => {
      const request = await madeQr(scene, 100);
      await scene.sandbox.clock.jump('15m');
      return request;
    },
  }),
];
