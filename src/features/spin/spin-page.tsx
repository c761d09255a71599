import { Button } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSpinActive } from '../../shared/api/generated/spin/spin.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { RefusalDialog } from '../../shared/money-form/refusal-dialog.tsx';
import { useDestination } from '../../shared/money-form/use-destination.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { CouponTable } from './coupon-table.tsx';
import { PrizeDialog } from './prize-dialog.tsx';
import css from './spin-page.module.css';
import { useWheel } from './use-wheel.ts';
import { Wheel } from './wheel.tsx';

function NotAvailable() {
  const { t } = useTranslation();
  return (
    <div className={css.panel}>
      <EmptyState
        title={t('spin.off')}
        message={t('spin.offHint')}
        action={
          <Button component={Link} to="/user/home">
            {t('spin.home')}
          </Button>
        }
      />
    </div>
  );
}

function SoundSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation();
  const Icon = on ? IconVolume : IconVolumeOff;
  return (
    <IconButton label={t('spin.sound')} aria-pressed={on} onClick={() => onChange(!on)}>
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}

/** SPN-61 */
function NoCoins() {
  const { t } = useTranslation();
  return (
    <div className={css.hint}>
      <p>{t('spin.noCoins')}</p>
      <p>
        <span>{t('spin.needMore')}</span> <Link to="/user/contact">{t('profile.support')}</Link>
      </p>
    </div>
  );
}

function WheelCardContent({ wheel }: { wheel: ReturnType<typeof useWheel> }) {
  const { t } = useTranslation();
  const [sound, setSound] = useState(false);
  const [told] = useState(() => new Set<string>());
  const { name, slices, coins, phase, stand, won, failure, spin, spinAgain, setUpAgain, dismiss } = wheel;
  const history = useDestination('history', dismiss);
  return (
    <section
      className={css.wheel}
      {...(name ? { 'aria-labelledby': 'spin-wheel' } : { 'aria-label': t('common.titles.spin') })}
    >
      <div className={css.head}>
        <p id="spin-wheel" className={css.name}>
          <ServerText>{name}</ServerText>
        </p>
        <SoundSwitch on={sound} onChange={setSound} />
      </div>
      <Wheel {...{ name, slices, coins, phase }} {...stand} onSpin={spin} />
      {coins === 0 ? <NoCoins /> : null}
      <p className={hiddenCss.hidden} role="status">
        {phase === 'landed' && won ? t('spin.result', { label: won.prize.label }) : ''}
      </p>
      {won ? (
        <PrizeDialog {...{ won, sound, told }} shown={phase === 'prize'} onClose={setUpAgain} onAgain={spinAgain} />
      ) : null}
      {failure?.isUnknown ? (
        <AlertDialog
          kind="neutral"
          title={t('spin.unknownTitle')}
          message={failure.message()}
          okLabel={t('common.ok')}
          action={history}
          onClose={dismiss}
        />
      ) : null}
      {failure && !failure.isUnknown ? <RefusalDialog refusal={failure} onClose={dismiss} /> : null}
    </section>
  );
}

const WheelCard = guarded('line', WheelCardContent);

function Body() {
  const { t } = useTranslation();
  const active = useGetSpinActive();
  const { data: view } = useGetWallet();
  const off = active.data?.isActive === false;
  const wheel = useWheel(off);
  const { slices } = wheel;
  const setup = useFailureKept(wheel.setup);
  // The wheel renders in steps, so that its data delays no tap.
  const isPending = useDeferredValue(setup.isPending || active.isPending);
  // A wheel switched off while it turns shows its prize first (SPN-58).
  if (off && !wheel.busy) return <NotAvailable />;
  if (isPending) {
    return (
      <div className={css.columns} aria-busy role="region" aria-label={t('common.loading')}>
        <div className={css.wheel}>
          <span className={css.bone}>
            <Skeleton height="100%" round />
          </span>
        </div>
      </div>
    );
  }
  if (setup.isError && !setup.data) {
    return (
      <div className={css.panel}>
        <ErrorState {...queryFailure(setup, t('spin.failed'))} />
      </div>
    );
  }
  if (slices.length === 0) return <NotAvailable />;
  return (
    <div className={css.columns}>
      <WheelCard wheel={wheel} />
      <CouponTable currency={currencyWord(t, view)} onClaimed={wheel.reload} />
    </div>
  );
}

/** SPN-2 */
export function SpinPage() {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('common.titles.spin')}</h1>
      <Body />
    </div>
  );
}
