import { type Scenario, withSwitches } from '../mocks/index.ts';
import { newcomer } from './newcomer.ts';

export const otpOff: Scenario = {
  ...newcomer,
  name: 'otp-off',
  description: {
    th: 'ยังไม่มีใครสมัครสมาชิก สมัครได้เลยโดยไม่ต้องใช้รหัส OTP',
    la: 'ຍັງບໍ່ມີໃຜສະໝັກສະມາຊິກ ສະໝັກໄດ້ເລີຍໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດ OTP',
    en: 'Nobody is registered yet, and registration asks for no OTP.',
  },
  switches: withSwitches(newcomer.switches, { registerOtp: false }),
};
