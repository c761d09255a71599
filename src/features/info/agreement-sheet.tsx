import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isReadable } from '../../shared/content/safe-html.tsx';
import { UnreadNote } from '../../shared/content/unread-note.tsx';
import { useReadings, WholeHtml } from '../../shared/content/whole-html.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import css from './agreement-sheet.module.css';

export interface AgreementSheetProps {
  opened: boolean;
  /** HTML in the server's order; null when unreadable. */
  texts: readonly (string | null)[];
  onAccept: () => void;
  onRetry: () => void;
  /** "Not now" and closing store nothing (ACC-51). */
  onClose: () => void;
}

export function AgreementSheet({ opened, texts, onAccept, onRetry, onClose }: AgreementSheetProps) {
  const { t } = useTranslation();
  const { reading, of } = useReadings(texts.length);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('agreement.title')}
      closeLabel={t('common.close')}
      reading
      footer={
        <>
          <UnreadNote id="agreement-unread" reading={reading} onRetry={onRetry} onClose={onClose} />
          <Button variant="default" size="lg" onClick={onClose}>
            {t('agreement.later')}
          </Button>
          <Button size="lg" disabled={!isReadable(reading)} aria-describedby="agreement-unread" onClick={onAccept}>
            {t('agreement.accept')}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{t('agreement.lead')}</p>
      <ul className={css.list}>
        {texts.map((text, index) => (
          // Texts have no ids and never change their order.
          <li key={index} className={css.item}>
            <WholeHtml html={text} onReading={of(index)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
