import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { Player } from '../../kernel/player.ts';
import { siteLanguage } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { bankNames } from '../../reference/reference-data.ts';

export function profileOf({ _id, name, username, createdAt, coin, currency }: Player): Profile {
  return { _id, name, username, createdAt, coin, currency };
}

export function bankAccountOf({ switches }: World, { bankCode, bankAccountName, bankAccountNo }: Player): BankAccount {
  return { bankCode, bankAccountName, bankAccountNo, bank: bankNames(bankCode, siteLanguage(switches)) };
}
