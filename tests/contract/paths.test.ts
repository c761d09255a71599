import { expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';

/** Method and path of every call, independent of the contract. */
const callsBySubject: Record<string, string> = {
  'the look-ups': `GET lookup/banks, GET lookup/deposit, GET lookup/conditions, GET lookup/agreements, GET lookup/info,
    GET lookup/notice, GET lookup/contact, GET lookup/withdraw, GET lookup/slip, GET lookup/sources, GET lookup/active,
    GET lookup/registerOTP, GET lookup/enableChatWidget`,
  'the account': `POST account/validate, POST account, GET account/profile, PUT account/profile,
    PUT account/bankAccountName, PUT account/changepwd`,
  login: 'POST login',
  'one-time passwords': 'POST otp/send, POST otp/verify',
  'the chat': `GET chat/config, POST chat/send-message, POST chat/history, POST chat/upload-image,
    POST chat/upload-video, PUT chat/read-customer/`,
  'the wallet': 'GET wallet, GET wallet/refresh/slot',
  'game accounts': 'GET wallet/activate/{}, GET wallet/account/{}, GET wallet/resetpassword/{}',
  'transfers and withdrawals': `POST wallet/add, POST wallet/transfer, POST wallet/transferAll, POST wallet/withdrawAll,
    POST wallet/withdraw`,
  'slips and gift links': 'POST wallet/slip, POST wallet/truelink',
  invites: 'POST invite, GET invite/bonus, GET invite/banners',
  refunds: 'POST refund, GET refund/check, GET refund/receive, GET refund/addWallet, GET refund/banners',
  'the wheel': `GET spinwheel/setup, GET spinwheel/coupon, GET spinwheel/active, POST spinwheel/spin,
    POST spinwheel/coupon/claim`,
  QRs: 'GET qrcode/{}, POST qrcode/{}, DELETE qrcode/{}',
  bonuses: 'GET bonus, GET bonus/activate/{}, GET bonus/check/active, GET bonus/check/minimum, GET bonus/clear',
  promotions: 'GET promotion/current, GET promotion/find/{}, GET promotion/activate/{}',
  'the statement': 'POST statement, POST statement/slip, GET statement/slip/reference/{}',
  'automatic login': `GET autoLogin/pg/{}, GET autoLogin/betflix/{}, GET autoLogin/askmebet/{}/{}, GET autoLogin/imi/{}/{},
    GET autoLogin/usun/{}/{}, GET autoLogin/areaslot/{}, GET autoLogin/circus/{}/{}, GET autoLogin/slotracha/{}/{},
    GET autoLogin/pgslot/{}/{}, GET autoLogin/joker2/{}, GET autoLogin/huayhd/{}`,
};

const declared = Object.values(operations).map(
  ({ method, path }) => `${method} ${path.replace('/api/', '').replace(/\{\w+\}/g, '{}')}`,
);
const named = (calls: string) => calls.split(',').map((call) => call.trim());

// APP-37, BON-35, CHT-60, CHT-73, GAM-37, INF-17, INV-27, PRO-19, QR-3, REF-23, SLP-15, SPN-49, WAL-10, WAL-26
test.each(Object.entries(callsBySubject))(
  'the contract has the calls of %s with exactly these paths',
  (_subject, calls) => {
    for (const call of named(calls)) expect(declared).toContain(call);
  },
);

// APP-37
test('the contract has no other calls', () => {
  expect(declared.toSorted()).toEqual(Object.values(callsBySubject).flatMap(named).toSorted());
});

// APP-36
test('all calls lie under one base', () => {
  for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/[A-Za-z]/);
});
