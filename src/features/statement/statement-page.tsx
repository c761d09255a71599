import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedPages } from '../../shared/lists/named-pages.tsx';
import { formatCount } from '../../shared/money/money.ts';
import { Entries } from './statement-entries.tsx';
import css from './statement-page.module.css';
import { useStatement } from './use-statement.ts';

export interface StatementPageProps {
  /** Shown beside the title (WAL-43). */
  action?: ReactNode;
  /** Undefined without a chat (WAL-282). */
  onAsk?: ((question: string) => void) | undefined;
}

/** Newest first, ten to a page (WAL-28). */
export function StatementPage({ action, onAsk }: StatementPageProps) {
  const { t } = useTranslation();
  const { query, page, pages, rows, total, turning, go } = useStatement();
  const heading = useRef<HTMLHeadingElement>(null);

  const turn = (to: number) => {
    go(to);
    heading.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={css.page} data-wide>
      <div className={css.head}>
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {t('common.titles.statement')}
        </h1>
        <p className={css.count}>{total ? t('statement.count', { count: total, shown: formatCount(total) }) : ''}</p>
        <div className={css.action}>{action}</div>
      </div>
      <Entries {...{ query, rows, page, turning, onAsk }} />
      {query.isError ? null : <NamedPages page={page} count={pages} onChange={turn} />}
    </div>
  );
}
