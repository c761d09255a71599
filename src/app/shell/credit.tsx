import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInfo } from '../../shared/api/generated/lookup/lookup.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './shell.module.css';
import { usePageBusyMark } from './use-page-busy-mark.ts';

/** The operator's website at the foot of a player's pages; the line keeps its height while it is being fetched. */
function CreditContent() {
  const { t } = useTranslation();
  const { data } = useGetInfo();
  const line = useRef<HTMLElement>(null);
  usePageBusyMark(line, 'main');
  return (
    <footer ref={line} className={css.credit}>
      {data?.website ? t('shell.credit', { website: data.website }) : '\u00a0'}
    </footer>
  );
}

export const Credit = guarded('line', CreditContent);
