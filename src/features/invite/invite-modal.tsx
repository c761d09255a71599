import { useTranslation } from 'react-i18next';
import { useGetInviteBanners } from '../../shared/api/generated/invite/invite.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { BannerSheet } from '../../shared/content/banner-sheet.tsx';
import { useBannersFirst } from '../../shared/content/use-banners-first.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { InviteLink, invitationOf } from './invite-link.tsx';
import css from './invite-modal.module.css';
import { InviteTable } from './invite-table.tsx';

export interface InviteModalProps {
  opened: boolean;
  onClose: () => void;
}

function LinkSkeleton() {
  return (
    <div className={css.card} aria-hidden>
      <span className={css.qr}>
        <Skeleton width="176px" height="176px" />
      </span>
      <div className={css.words}>
        <Skeleton width="55%" height="44px" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </div>
    </div>
  );
}

/** When the wallet has no profile id, a retry refetches the wallet (INV-11). */
function PlayerLinkContent() {
  const { t } = useTranslation();
  const { data: view, isPending, isFetching, refetch } = useFailureKept(useGetWallet());
  const invitation = invitationOf(view?.profile?._id);
  if (invitation) return <InviteLink invitation={invitation} />;
  if (isPending) return <LinkSkeleton />;
  return <ErrorState compact {...queryFailure({ isFetching, refetch }, t('common.loadFailed'))} />;
}

const PlayerLink = guarded('line', PlayerLinkContent);

/** Banners first, then the link and the bonuses from friends (INV-1). */
export function InviteModal({ opened, onClose }: InviteModalProps) {
  const { t } = useTranslation();
  // No retry: a failure opens the modal at once (INV-3).
  const banners = useGetInviteBanners({ query: { enabled: opened, retry: false, staleTime: 300_000 } });
  const { stage, list, next } = useBannersFirst({
    opened,
    loading: banners.isPending,
    banners: banners.data?.banners,
  });
  return (
    <>
      <BannerSheet
        opened={opened && stage === 'banners'}
        title={t('invite.title')}
        nextLabel={t('invite.next')}
        loading={banners.isPending}
        banners={list}
        onClose={next}
      />
      <Sheet
        opened={opened && stage === 'modal'}
        onClose={onClose}
        title={t('invite.title')}
        closeLabel={t('common.close')}
      >
        <div className={css.root}>
          <PlayerLink />
          <InviteTable enabled={opened && stage === 'modal'} />
        </div>
      </Sheet>
    </>
  );
}
