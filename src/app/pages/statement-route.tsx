import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { askInChat } from '../../features/chat/room/widget-state.ts';
import { StatementPage } from '../../features/statement/statement-page.tsx';
import { useGetEnableChatWidget } from '../../shared/api/generated/lookup/lookup.ts';
import { useLoadAhead } from '../../shared/api/use-load-ahead.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useOpenedSheet } from '../../shared/storage/use-opened.ts';

const SlipsModal = lazyPart('over', () => import('../../features/slips/slips-modal.tsx'), 'SlipsModal');
const ahead = [SlipsModal.preload];

/** The statement with the slips button. Features do not import each other, so this file joins them. */
export function StatementRoute() {
  const { t } = useTranslation();
  const slips = useOpenedSheet('slips');
  const chat = useGetEnableChatWidget();
  useLoadAhead(ahead);
  return (
    <>
      <StatementPage
        onAsk={chat.data?.enableChatWidget === true ? askInChat : undefined}
        action={
          <Button variant="default" leftSection={<IconReceipt size={20} aria-hidden />} onClick={slips.open}>
            {t('slip.open')}
          </Button>
        }
      />
      {slips.used ? <SlipsModal opened={slips.opened} onClose={slips.close} /> : null}
    </>
  );
}
