import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/errors.ts';
import { useGetConditions } from '../../shared/api/generated/lookup/lookup.ts';
import { queryFailure, useFailureKept } from '../../shared/api/query-failure.ts';
import { shownTexts } from '../../shared/content/shown-texts.ts';
import { WholeHtml } from '../../shared/content/whole-html.tsx';
import { Sheet } from '../../shared/ui/dialogs/sheet.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import css from './conditions-sheet.module.css';

export interface ConditionsSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** All non-blank texts in their order (INF-14, INF-15). */
export function ConditionsSheet({ opened, onClose }: ConditionsSheetProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useFailureKept(
    useGetConditions({ query: { enabled: opened } }),
  );
  const texts = shownTexts(data?.conditions);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('info.conditions.title')}
      closeLabel={t('common.close')}
      size="l"
      reading
      loading={isPending}
      error={error && !data ? queryFailure({ isFetching, refetch }, errorText(error)) : null}
    >
      {texts.length === 0 ? (
        <EmptyState title={t('info.conditions.emptyTitle')} message={t('info.conditions.emptyMessage')} />
      ) : (
        <ol className={css.list}>
          {texts.map((text, index) => (
            // Texts have no ids and never change their order.
            <li key={index} className={css.item}>
              <WholeHtml html={text} />
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
