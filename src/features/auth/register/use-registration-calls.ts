import { useQueryClient } from '@tanstack/react-query';
import { errorStatus } from '../../../../contract/generated/errors.ts';
import type { Registration } from '../../../../contract/generated/models/registration.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { login, useCreateAccount, validateAccount } from '../../../shared/api/generated/account/account.ts';
import { getGetRegisterOtpQueryOptions } from '../../../shared/api/generated/lookup/lookup.ts';
import { useSendOtp, useVerifyOtp } from '../../../shared/api/generated/otp/otp.ts';
import { isToken } from '../../../shared/storage/storage.ts';
import { now } from '../../../shared/time/clock.ts';

export interface SentOtp {
  phone: string;
  reference: string;
  token: string;
  /** Epoch ms, server clock. */
  sentAt: number;
}

export const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** A success whose code is one of a refusal is a refusal, any other is none (REG-18). @throws ApiError */
function refuseBy(code: unknown): void {
  const isRefusal =
    typeof code === 'string' &&
    Object.hasOwn(errorStatus, code) &&
    errorStatus[code as keyof typeof errorStatus] >= 400;
  if (isRefusal) throw new ApiError({ code, kind: 'refused', raw: code });
}

/** A success with any body passes (REG-18, REG-30, REG-54). */
function passMalformed(error: unknown): void {
  if (!(error instanceof ApiError && error.kind === 'malformed')) throw error;
}

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
        refuseBy(code);
        if (!isToken(otpToken)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
        return { phone, reference: otpRef ?? '', token: otpToken, sentAt: now() };
      } catch (error) {
        if (hasCode(error, 'OTP_VERIFIED')) return null;
        throw error;
      }
    },
    /** Resolves for OTP_CODE_VALID and OTP_VERIFIED even as refusals (REG-18). @throws ApiError */
    verifyOtp: async (otpToken: string, otpCode: string): Promise<void> => {
      try {
        refuseBy((await verify({ data: { otpToken, otpCode } })).code);
      } catch (error) {
        if (!hasCode(error, 'OTP_CODE_VALID') && !hasCode(error, 'OTP_VERIFIED')) passMalformed(error);
      }
    },
    validate: (registration: Registration) => validateAccount(registration).catch(passMalformed),
    create: (registration: Registration) => create({ data: registration }).catch(passMalformed),
    /** @returns the session token */
    logIn: async (username: string, password: string): Promise<string> => {
      const { token } = await login({ username, password });
      if (!isToken(token)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
      return token;
    },
  };
}
