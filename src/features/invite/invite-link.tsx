import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/config/config.ts';
import { notifyError } from '../../shared/toast/notify.ts';
import { useCopiedToast } from '../../shared/toast/use-copied-toast.ts';
import { CopyButton } from '../../shared/ui/controls/copy-button.tsx';
import css from './invite-modal.module.css';

const canShare = (): boolean => typeof navigator.share === 'function';

/** The player's invite link, with buttons to copy and to share it (INV-12, INV-13). */
export function InviteLink({ link }: { link: string }) {
  const { t } = useTranslation();
  const text = useRef<HTMLInputElement>(null);
  const toast = useCopiedToast();
  const share = async () => {
    try {
      await navigator.share({ title: config.appName, text: t('invite.shareText'), url: link });
    } catch (error) {
      // The player closed the browser's share dialog: no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notifyError(t('invite.shareFailed'));
    }
  };
  return (
    <section className={css.card} aria-labelledby="invite-link">
      <h3 id="invite-link" className={css.label}>
        {t('invite.link')}
      </h3>
      <input
        ref={text}
        className={css.link}
        aria-labelledby="invite-link"
        value={link}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.actions}>
        <CopyButton
          withText
          value={link}
          label={t('invite.copy')}
          copiedLabel={t('invite.copied')}
          source={text}
          onResult={(copied) => toast(copied, link)}
        />
        {canShare() ? (
          <Button size="sm" leftSection={<IconShare2 size={18} aria-hidden />} onClick={() => void share()}>
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
