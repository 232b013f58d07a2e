import { t } from '../../language.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { SideProps } from './side.tsx';

/** Somebody asks to take a move back: each of the others agrees, or does not. */
export function AskedUndo({ play, names, clients }: SideProps) {
  const { asked } = play;
  if (asked === undefined) return null;
  const judges = clients.filter((client) => {
    const viewer = client.shown.value?.viewer;
    return typeof viewer === 'number' && viewer !== asked.by && !asked.agreed.includes(viewer);
  });
  if (judges.length === 0) return null;
  const answer = (verb: 'agree' | 'decline') => {
    for (const judge of verb === 'agree' ? judges : judges.slice(0, 1)) void judge.send({ do: verb });
  };
  return (
    <Dialog title={t('table.asked', { name: names[asked.by]! })} close={() => answer('decline')}>
      <p class="row">
        <button type="button" class="button" data-kind="first" onClick={() => answer('agree')}>
          {t('table.agree')}
        </button>
        <button type="button" class="button" onClick={() => answer('decline')}>
          {t('table.decline')}
        </button>
      </p>
    </Dialog>
  );
}
