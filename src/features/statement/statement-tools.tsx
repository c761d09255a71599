import { IconChartBar, IconChevronDown, IconDownload, IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/files/save-file.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import type { StatementFilter } from './statement-flow.ts';
import css from './statement-tools.module.css';

const tools = ['summary', 'filters'] as const;
export type StatementTool = (typeof tools)[number];

interface Props {
  tool: StatementTool | null;
  onTool: (tool: StatementTool | null) => void;
  filter: StatementFilter;
  filters: boolean;
  file: () => { text: string; name: string };
}

const icons = { summary: IconChartBar, filters: IconFilter };

/** Collapsible summary and filters, and the file of the shown rows (WAL-283, WAL-284). */
function StatementToolsContent({ tool, onTool, filter, filters, file }: Props) {
  const { t } = useTranslation();
  const chosen = filter === 'all' ? null : t(`statement.type.${filter}`);
  const names = {
    summary: t('statement.summary'),
    filters: [t('statement.filter.open'), chosen].filter(Boolean).join(': '),
  };
  const save = () => {
    const { text, name } = file();
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
  };
  return (
    <div className={css.root}>
      {tools.map((one) => {
        const Icon = icons[one];
        return one === 'filters' && !filters ? null : (
          <button
            key={one}
            type="button"
            className={css.tool}
            aria-expanded={tool === one}
            data-chosen={(one === 'filters' && chosen !== null) || undefined}
            onClick={() => onTool(tool === one ? null : one)}
          >
            <Icon size={18} aria-hidden />
            <span>{names[one]}</span>
            <IconChevronDown className={css.chevron} size={16} aria-hidden />
          </button>
        );
      })}
      <button type="button" className={css.tool} aria-label={t('statement.export')} onClick={save}>
        <IconDownload size={18} aria-hidden />
        <span>CSV</span>
      </button>
    </div>
  );
}

export const StatementTools = guarded('line', StatementToolsContent);
