import type { Followed } from '../../../../life/writes/follow.ts';
import css from '../../kit/panel.module.css';
import { usePanel } from '../../kit/panel-tools.ts';
import own from '../share.module.css';
import { harWords, tellWrites } from './har-words.ts';

/** The result of following the writes, with the first call that the world answers differently on top. */
export function FollowedWrites({ followed }: { followed: Followed }) {
  const words = harWords[usePanel().language];
  const { followed: done, first, others, more } = tellWrites(words, followed);
  return (
    <>
      <p>{done}</p>
      {!first && <p>{words.agree}</p>}
      {first && (
        <div role="alert" className={css.alert}>
          <p>{first.call}</p>
          <Differences {...first} />
          <p>{words.endsBefore}</p>
        </div>
      )}
      {others.length > 0 && (
        <>
          <h4>{words.others}</h4>
          <ul aria-label={words.others} className={own.list}>
            {others.map((parting, index) => (
              <li key={index} className={css.small}>
                {parting.call}
                <Differences {...parting} />
              </li>
            ))}
          </ul>
          {more !== null && <p className={css.small}>{more}</p>}
        </>
      )}
    </>
  );
}

interface DifferencesProps {
  readonly differences: readonly string[];
  readonly unfollowed: string | null;
}

function Differences({ differences, unfollowed }: DifferencesProps) {
  return (
    <>
      <ul className={own.list}>
        {differences.map((difference, index) => (
          <li key={index} className={css.small}>
            {difference}
          </li>
        ))}
      </ul>
      {unfollowed !== null && <p className={css.small}>{unfollowed}</p>}
    </>
  );
}
