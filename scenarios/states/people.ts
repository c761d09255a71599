/** The chat room of the demo player. */
export const playerRoom = 'KP-38524639';

/** A player whom no scenario has registered. */
export const newcomer = {
  phone: '0891112222',
  name: 'สมหญิง ใจงาม',
  password: 'secret99',
  bank: 'SCB',
  firstName: 'สมหญิง',
  lastName: 'ใจงาม',
  accountNo: '1234567890',
};
