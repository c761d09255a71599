import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '../../../../contract/generated/models/registration.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useCreateAccount, validateAccount } from '../../../shared/api/generated/account/account.ts';
import { getGetRegisterOtpQueryOptions } from '../../../shared/api/generated/lookup/lookup.ts';
import { useSendOtp, useVerifyOtp } from '../../../shared/api/generated/otp/otp.ts';
import { now } from '../../../shared/time/clock.ts';

/** A code on its way to a phone. */
export interface SentOtp {
  phone: string;
  reference: string;
  token: string;
  /** Server time, ms. */
  sentAt: number;
}

const refusal = (code: string) => new ApiError({ code, kind: 'refused', raw: code });
export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The calls behind the steps. Nothing of them outlives the page: variables carry codes and passwords. */
export function useRegistrationCalls() {
  const brief = { mutation: { gcTime: 0 } };
  const { mutateAsync: send } = useSendOtp(brief);
  const { mutateAsync: verify } = useVerifyOtp(brief);
  const { mutateAsync: create } = useCreateAccount(brief);
  const queryClient = useQueryClient();
  return {
    wantsOtp: async () => (await queryClient.fetchQuery(getGetRegisterOtpQueryOptions())).registerOTP,
    /** @returns null for a phone that needs no code (REG-16, REG-18) */
    sendOtp: async (phone: string): Promise<SentOtp | null> => {
      try {
        const { code, otpRef, otpToken } = await send({ data: { phoneNumber: phone } });
        if (code === 'OTP_VERIFIED') return null;
        if (code !== 'SUCCESS' && code !== 'OK') throw refusal(code);
        return { phone, reference: otpRef, token: otpToken, sentAt: now() };
      } catch (error) {
        if (hasCode(error, 'OTP_VERIFIED')) return null;
        throw error;
      }
    },
    /** Passes on OTP_CODE_VALID and OTP_VERIFIED, however they come; every other code is an error (REG-16, REG-18). */
    verifyOtp: async (otpToken: string, otpCode: string): Promise<void> => {
      try {
        const { code } = await verify({ data: { otpToken, otpCode } });
        throw refusal(code);
      } catch (error) {
        if (!hasCode(error, 'OTP_CODE_VALID') && !hasCode(error, 'OTP_VERIFIED')) throw error;
      }
    },
    validate: (registration: Registration) => validateAccount(registration),
    create: (registration: Registration) => create({ data: registration }),
  };
}
