import { IconGift } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { inviteSatang } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import css from './invite-line.module.css';

/** The invite bonus that waits (WAL-6). */
function InviteLineContent({ view, action }: { view: WalletView | undefined; action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={css.root} aria-labelledby="home-invite" aria-busy={!view}>
      <span className={css.icon} aria-hidden>
        <IconGift size={22} stroke={1.8} />
      </span>
      <div className={css.words}>
        <h2 id="home-invite" className={css.label}>
          {t('home.inviteBonus')}
        </h2>
        <p className={css.amount}>
          {view ? (
            <MoneyText satang={inviteSatang(view)} currency={currencyWord(t, view)} />
          ) : (
            <Skeleton width="88px" />
          )}
        </p>
      </div>
      {action}
    </section>
  );
}

/** Memoised: home renders with every answer. */
export const InviteLine = memo(guarded('line', InviteLineContent));
