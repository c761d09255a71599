const width = 480;
const height = 640;

/** Draws a photo of a bank's slip, so that the sandbox fetches none. @param made world time shown on it */
export async function drawSlip(name: string, baht: number, made: Date): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#f4f6fb';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#5b3fd6';
    pen.fillRect(0, 0, width, 116);
    pen.fillStyle = '#ffffff';
    pen.font = '600 34px sans-serif';
    pen.textAlign = 'center';
    pen.fillText('โอนเงินสำเร็จ', width / 2, 72);
    pen.fillStyle = '#171a2b';
    pen.font = '700 56px sans-serif';
    pen.fillText(`${baht.toFixed(2)}`, width / 2, 240);
    pen.font = '26px sans-serif';
    pen.fillText('บาท', width / 2, 284);
    pen.fillStyle = '#5c6280';
    pen.fillText(made.toLocaleString('en-GB', { timeZone: 'Asia/Bangkok' }), width / 2, 360);
    pen.fillText('KRAPAO · xxx-x-x4821-x', width / 2, 410);
    pen.fillStyle = '#d9deec';
    for (let index = 0; index < 36; index += 1) {
      if ((index * 7) % 5 < 3) pen.fillRect(180 + (index % 6) * 20, 460 + Math.floor(index / 6) * 20, 20, 20);
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the slip could not be drawn');
  return new File([blob], name, { type: 'image/png' });
}
