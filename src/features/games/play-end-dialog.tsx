import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { AlertDialog } from '../../shared/ui/dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';
import { AccountRoute } from '../../shared/ui/display/account-route.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import type { PlayEnd } from './use-play.ts';

interface Props {
  end: PlayEnd | null;
  /** The game's name. */
  name: string;
  currency: string;
  onClose: () => void;
  onOpenStatement: () => void;
}

/** Shows how an attempt ended that opened no game (GAM-22, GAM-27); an unknown outcome is a question (GAM-23). */
function PlayEndDialogContent({ end, name, currency, onClose, onOpenStatement }: Props) {
  const { t } = useTranslation();
  if (!end) return null;
  if (end.kind === 'unknown') {
    return (
      <ConfirmDialog
        title={t('games.unknownTitle')}
        message={t('common.unknownOutcome')}
        confirmLabel={t('games.openStatement')}
        cancelLabel={t('common.close')}
        onConfirm={onOpenStatement}
        onCancel={onClose}
      />
    );
  }
  const done = end.kind !== 'refused';
  return (
    <AlertDialog
      kind={done ? 'success' : 'error'}
      title={done ? t('games.transferred') : t('common.error')}
      message={
        done ? (
          <>
            {end.kind === 'takenBack' ? (
              <AccountRoute from={name} to={t('account.WALLET')} towards={t('common.to')} />
            ) : (
              <ServerText>{name}</ServerText>
            )}
            {`\n${formatMoney(end.amount)} ${currency}`}
          </>
        ) : (
          end.message
        )
      }
      okLabel={t('common.ok')}
      onClose={onClose}
    />
  );
}

export const PlayEndDialog = guarded('over', PlayEndDialogContent);
