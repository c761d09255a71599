import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import css from './agreement-sheet.module.css';

export interface AgreementSheetProps {
  opened: boolean;
  /** HTML of the server, in the server's order. */
  texts: readonly string[];
  onAccept: () => void;
  /** Called by "Not now" and by closing: nothing is stored (ACC-51). */
  onClose: () => void;
}

export function AgreementSheet({ opened, texts, onAccept, onClose }: AgreementSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('agreement.title')}
      closeLabel={t('common.close')}
      loading={false}
      error={null}
      reading
      footer={
        <>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('agreement.later')}
          </Button>
          <Button size="lg" onClick={onAccept}>
            {t('agreement.accept')}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{t('agreement.lead')}</p>
      <ul className={css.list}>
        {texts.map((text, index) => (
          // The index is the key: the texts have no ids and never change their order.
          <li key={index} className={css.item}>
            <SafeHtml html={text} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
