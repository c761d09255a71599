import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../shared/base/text.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { UpperCaseField } from '../../shared/ui/fields/upper-case-field.tsx';
import css from './bonus-page.module.css';

/** Longest code of the contract (PRO-5). */
const maxLength = 200;

/** A letter without a capital, such as ß, is in no code (PRO-2, PRO-28). */
function problemOf(code: string) {
  if (!isVisible(code)) return 'promotion.required';
  return /\p{Ll}/u.test(code) ? 'errorMsg.NO_PROMOTION' : null;
}

function PromotionFormContent({ onSearch }: { onSearch: (code: string) => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'promotion.required' | 'errorMsg.NO_PROMOTION' | null>(null);
  return (
    <section className={css.running} aria-labelledby="promotion-form">
      <div className={css.runningHead}>
        <span className={css.icon} aria-hidden>
          <IconTicket size={24} stroke={1.8} />
        </span>
        <h2 id="promotion-form" className={css.type}>
          {t('promotion.title')}
        </h2>
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = code.trim();
          const found = problemOf(wanted);
          setProblem(found);
          if (found === null) onSearch(wanted);
        }}
      >
        <UpperCaseField
          label={t('promotion.code')}
          placeholder={t('promotion.placeholder')}
          value={code}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          classNames={{ input: css.code }}
          error={problem ? <span role="alert">{t(problem)}</span> : undefined}
          onChange={(text) => {
            setCode(text);
            setProblem(null);
          }}
        />
        <Button type="submit">{t('promotion.search')}</Button>
      </form>
    </section>
  );
}

export const PromotionForm = guarded('line', PromotionFormContent);
