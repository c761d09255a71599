import { expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';

/** Section 7 of the specification, written down apart from the contract: method and path of each call, by row. */
const rows: Record<string, string> = {
  'V-05': `GET lookup/banks, GET lookup/deposit, GET lookup/conditions, GET lookup/agreements, GET lookup/info,
    GET lookup/notice, GET lookup/contact, GET lookup/withdraw, GET lookup/slip, GET lookup/sources, GET lookup/active,
    GET lookup/registerOTP, GET lookup/enableChatWidget`,
  'V-07 to V-11': `POST account/validate, POST account, GET account/profile, PUT account/profile,
    PUT account/bankAccountName, PUT account/changepwd`,
  'V-12': 'POST login',
  'V-13, V-14': 'POST otp/send, POST otp/verify',
  'V-15 to V-18': `GET chat/config, POST chat/send-message, POST chat/history, POST chat/upload-image,
    POST chat/upload-video, PUT chat/read-customer/`,
  'V-20': 'GET wallet, GET wallet/refresh/slot',
  'V-21': 'GET wallet/activate/{}, GET wallet/account/{}, GET wallet/resetpassword/{}',
  'V-22 to V-24': `POST wallet/add, POST wallet/transfer, POST wallet/transferAll, POST wallet/withdrawAll,
    POST wallet/withdraw`,
  'V-25': 'POST wallet/slip, POST wallet/truelink',
  'V-26': 'POST invite, GET invite/bonus, GET invite/banners',
  'V-27': 'POST refund, GET refund/check, GET refund/receive, GET refund/addWallet, GET refund/banners',
  'V-28': `GET spinwheel/setup, GET spinwheel/coupon, GET spinwheel/active, POST spinwheel/spin,
    POST spinwheel/coupon/claim`,
  'V-29': 'GET qrcode/{}, POST qrcode/{}, DELETE qrcode/{}',
  'V-30': 'GET bonus, GET bonus/activate/{}, GET bonus/check/active, GET bonus/check/minimum, GET bonus/clear',
  'V-31': 'GET promotion/current, GET promotion/find/{}, GET promotion/activate/{}',
  'V-32': 'POST statement, POST statement/slip, GET statement/slip/reference/{}',
  'V-33': `GET autoLogin/pg/{}, GET autoLogin/betflix/{}, GET autoLogin/askmebet/{}/{}, GET autoLogin/imi/{}/{},
    GET autoLogin/usun/{}/{}, GET autoLogin/areaslot/{}, GET autoLogin/circus/{}/{}, GET autoLogin/slotracha/{}/{},
    GET autoLogin/pgslot/{}/{}, GET autoLogin/joker2/{}, GET autoLogin/huayhd/{}`,
};

const declared = Object.values(operations).map(
  ({ method, path }) => `${method} ${path.replace('/api/', '').replace(/\{\w+\}/g, '{}')}`,
);
const named = (calls: string) => calls.split(',').map((call) => call.trim());

// APP-37, BON-35, CHT-60, CHT-73, GAM-37, INF-17, INV-27, PRO-19, QR-3, REF-23, SLP-15, SPN-49, WAL-10, WAL-26
test.each(Object.entries(rows))('the contract has the calls of %s, to the letter', (_row, calls) => {
  for (const call of named(calls)) expect(declared).toContain(call);
});

// APP-37
test('the contract has no call that the specification does not name', () => {
  expect(declared.toSorted()).toEqual(Object.values(rows).flatMap(named).toSorted());
});

// APP-36
test('all calls lie under one base', () => {
  for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/[A-Za-z]/);
});
