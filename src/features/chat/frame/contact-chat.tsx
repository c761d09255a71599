import { IconMessageCircle2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGetEnableChatWidget } from '../../../shared/api/generated/lookup/lookup.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { notifyError } from '../../../shared/toast/notify.ts';
import { Skeleton } from '../../../shared/ui/states/skeletons.tsx';
import { isChatAvailable, openChat } from '../room/widget-state.ts';
import css from './contact-chat.module.css';

/** CHT-1, CHT-3 */
function ContactChatContent() {
  const { t } = useTranslation();
  const { data, isPending } = useGetEnableChatWidget();
  const open = () => {
    openChat();
    if (!isChatAvailable()) notifyError(t('chat.notLoaded'), open);
  };
  // Keeps the place, so that nothing below moves.
  if (isPending) return <Skeleton height="82px" />;
  if (data?.enableChatWidget !== true) return null;
  return (
    <button type="button" className={css.root} aria-haspopup="dialog" onClick={open}>
      <span className={css.icon}>
        <IconMessageCircle2 size={24} aria-hidden />
      </span>
      <span className={css.words}>
        <span className={css.title}>{t('chat.contact')}</span>
        <span className={css.hint}>{t('chat.contactHint')}</span>
      </span>
    </button>
  );
}

export const ContactChat = guarded('line', ContactChatContent);
