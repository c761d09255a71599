import { contactLink, contactQr } from '../art/paths.ts';
import { conditionTexts, contactText, noticeText } from '../world/texts.ts';
import type { Handlers } from './handler.ts';

export const lookupHandlers = {
  getActive: (world) => ({ terminated: world.switches.terminated }),
  getInfo: () => ({ name: 'Krapao', website: 'krapao.example' }),
  getNotice: (world) => ({ notice: world.switches.notice ? noticeText : '' }),
  getRegisterOtp: (world) => ({ registerOTP: world.switches.registerOtp }),
  getEnableChatWidget: (world) => ({ enableChatWidget: world.switches.enableChatWidget }),
  getConditions: () => ({ conditions: conditionTexts }),
  getContact: () => ({
    contactText,
    lineLink: contactLink,
    lineName: '@krapao',
    lineQR: contactQr(),
  }),
} satisfies Partial<Handlers>;
