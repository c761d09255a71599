import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/config/config.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './game-sheet.module.css';

interface Props {
  code: string;
  active: boolean;
  /** GAM-13 */
  failed: boolean;
}

function Note({ tone, Icon, children }: { tone?: string; Icon: typeof IconInfoCircle; children: ReactNode }) {
  return (
    <p className={css.note} data-tone={tone}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** What opening brings, how it failed, and the operator's message (GAM-50). */
function GameNotesContent({ code, active, failed }: Props) {
  const { t } = useTranslation();
  const message = code === 'PGSLOT' ? config.pgslotMessage.trim() : '';
  return (
    <div className={css.notes} role="status">
      {message ? (
        <Note tone="warning" Icon={IconAlertCircle}>
          {message}
        </Note>
      ) : null}
      {active ? null : <Note Icon={IconInfoCircle}>{t('games.inactiveHint')}</Note>}
      {failed ? (
        <Note tone="warning" Icon={IconAlertCircle}>
          {t('games.activateFailed')}
        </Note>
      ) : null}
    </div>
  );
}

export const GameNotes = guarded('line', GameNotesContent);
