import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../shared/base/text.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { UpperCaseField } from '../../shared/ui/fields/upper-case-field.tsx';
import css from './bonus-page.module.css';

function PromotionFormContent({ onSearch }: { onSearch: (code: string) => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
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
          const found = isVisible(wanted);
          setMissing(!found);
          if (found) onSearch(wanted);
        }}
      >
        <UpperCaseField
          label={t('promotion.code')}
          placeholder={t('promotion.placeholder')}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          classNames={{ input: css.code }}
          error={missing ? <span role="alert">{t('promotion.required')}</span> : undefined}
          onChange={(text) => {
            setCode(text);
            setMissing(false);
          }}
        />
        <Button type="submit">{t('promotion.search')}</Button>
      </form>
    </section>
  );
}

export const PromotionForm = guarded('line', PromotionFormContent);
