import { Loader } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsentText } from '../../features/chat/room/kept-texts.ts';
import { areCommandsUnderWay } from '../../shared/base/reload.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';

/** Logs out at once, or asks first when the player would lose something (ACC-65). */
export function LogOutButton() {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  // Stays while the dialog fades out.
  const [loss, setLoss] = useState<'underWay' | 'unsent'>('underWay');
  const logOutOnce = useSingleFlight(logOut);
  const leave = () => {
    setAsking(false);
    setLeaving(true);
    void logOutOnce();
  };
  const press = () => {
    const underWay = areCommandsUnderWay();
    if (!underWay && !hasUnsentText()) return leave();
    setLoss(underWay ? 'underWay' : 'unsent');
    setAsking(true);
  };
  return (
    <>
      <IconButton label={t('shell.logout')} title={t('shell.logout')} aria-busy={leaving} onClick={press}>
        {leaving ? <Loader size={20} color="gold" /> : <IconLogout size={22} aria-hidden />}
      </IconButton>
      <ConfirmDialog
        opened={asking}
        title={t('logout.title')}
        message={t(`logout.${loss}`)}
        confirmLabel={t('shell.logout')}
        cancelLabel={t('logout.stay')}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
