import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '../../../../contract/generated/models/registration.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { login, useCreateAccount, validateAccount } from '../../../shared/api/generated/account/account.ts';
import { getGetRegisterOtpQueryOptions } from '../../../shared/api/generated/lookup/lookup.ts';
import { useSendOtp, useVerifyOtp } from '../../../shared/api/generated/otp/otp.ts';
import { isToken } from '../../../shared/base/storage.ts';
import { now } from '../../../shared/time/clock.ts';

export interface SentOtp {
  phone: string;
  reference: string;
  token: string;
  /** Epoch ms, server clock. */
  sentAt: number;
}

const refusal = (code: string) => new ApiError({ code, kind: 'refused', raw: code });
export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** Not cached: the variables hold codes and passwords. */
export function useRegistrationCalls() {
  const uncached = { mutation: { gcTime: 0 } };
  const { mutateAsync: send } = useSendOtp(uncached);
  const { mutateAsync: verify } = useVerifyOtp(uncached);
  const { mutateAsync: create } = useCreateAccount(uncached);
  const queryClient = useQueryClient();
  return {
    wantsOtp: async () => (await queryClient.fetchQuery(getGetRegisterOtpQueryOptions())).registerOTP,
    /** @returns null for a phone that needs no code (REG-16) */
    sendOtp: async (phone: string): Promise<SentOtp | null> => {
      try {
        const { code, otpRef, otpToken } = await send({ data: { phoneNumber: phone } });
        if (code === 'OTP_VERIFIED') return null;
        if (code !== 'SUCCESS' && code !== 'OK') throw refusal(code);
        if (!isToken(otpToken)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
        return { phone, reference: otpRef, token: otpToken, sentAt: now() };
      } catch (error) {
        if (hasCode(error, 'OTP_VERIFIED')) return null;
        throw error;
      }
    },
    /** Resolves for OTP_CODE_VALID and OTP_VERIFIED, as success or refusal (REG-18). @throws ApiError for others */
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
    /** @returns the session token */
    logIn: async (username: string, password: string): Promise<string> => {
      const { token } = await login({ username, password });
      if (!isToken(token)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
      return token;
    },
  };
}
