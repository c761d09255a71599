import { png } from '../../support/png.ts';
import { playerRoom } from '../../support/steps/chat.ts';
import { fill } from '../../support/texts.ts';
import { fileOf, test } from '../fixtures.ts';
import { showing, the } from '../phone.ts';

test('the chat with a file', async ({ phone, texts }) => {
  const { chat } = texts;
  await phone.open('/user/home', { person: 'player', set: 'operatorReplies:off' });
  await phone.pressButton(new RegExp(`^${chat.open}`));
  const panel = the('dialog', chat.title);
  await phone.sees(showing(panel, chat.line.joined));
  const log = the('region', chat.log);
  await phone.fill(the('textbox', chat.message, panel), 'ฝากเงินแล้ว <b>1,000</b>');
  await phone.key('Enter');
  await phone.sees(showing(the('listitem', undefined, log), 'ฝากเงินแล้ว <b>1,000</b>'));
  await phone.chooseFile(fileOf('photo.png', png));
  await phone.sees(the('button', fill(chat.openImage, { name: 'photo.png' }), log));
  await phone.until('the picture is sent', async () => (await phone.calls('sendChatMessage')) === 2);
  await phone.tab.run((room) => window.sandbox?.operate('chatSay', { room, text: 'ได้รับแล้ว' }), playerRoom);
  await phone.sees(showing(the('listitem', undefined, log), 'ได้รับแล้ว'));
});

test('the video of a guide', async ({ phone, texts }) => {
  await phone.open('/howto');
  await phone.press(showing(the('button', undefined, the('main')), texts.howto.wallet.title));
  await phone.sees(the('dialog', texts.howto.wallet.title));
  await phone.until('the video is there', () => phone.tab.run(() => document.querySelector('video') !== null));
  await phone.tab.run(() => void document.querySelector('video')?.play());
  await phone.until('the video plays', () =>
    phone.tab.run(() => (document.querySelector('video')?.currentTime ?? 0) > 0),
  );
});
