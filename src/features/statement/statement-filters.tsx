import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './statement-filters.module.css';
import type { StatementFilter } from './statement-flow.ts';

interface Props {
  filters: readonly StatementFilter[];
  value: StatementFilter;
  onChange: (filter: StatementFilter) => void;
}

/** Filters the rows of this page only, and says so (WAL-54, WAL-55). */
function StatementFiltersContent({ filters, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.root}>
      <p className={css.label} id="statement-filter">
        {t('statement.filter.label')}
      </p>
      <div className={css.chips} role="group" aria-labelledby="statement-filter">
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            className={css.chip}
            aria-pressed={filter === value}
            onClick={() => onChange(filter)}
          >
            {filter === 'all' ? t('statement.filter.all') : t(`statement.type.${filter}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

export const StatementFilters = guarded('line', StatementFiltersContent);
