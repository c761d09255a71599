import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './account-card.module.css';
import { ChannelHead } from './channel-head.tsx';

interface Props {
  code: string;
  name: string;
  onContact: () => void;
}

/** An account that the app cannot pay to: a notice and a button to support (DEP-19, DEP-53, QR-2). */
export function UnknownChannel({ code, name, onContact }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <ChannelHead id={titleId} code={code} name={name} />
      <p className={css.notice}>{t('deposit.unknown')}</p>
      <Button variant="default" onClick={onContact}>
        {t('deposit.contact')}
      </Button>
    </section>
  );
}
