import type { Rulebook } from '@hoard/kernel';

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly { readonly number: string; readonly text: string }[];
}

/** A rulebook by its chapters. */
export function chaptersOf({ chapters, rules }: Rulebook): Chapter[] {
  return Object.entries(chapters)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([number, title]) => ({
      number,
      title,
      rules: Object.entries(rules).flatMap(([rule, text]) =>
        rule.split('.')[0] === number ? [{ number: rule, text }] : [],
      ),
    }));
}

/** Does a text hold all the words that somebody seeks, whatever their accents? */
export function found(text: string, sought: string): boolean {
  const plain = unaccented(text);
  return unaccented(sought)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();
}

/** A piece of a rule's text: plain, bold, or a way to another rule. */
export type Piece = { readonly kind: 'plain' | 'bold' | 'rule'; readonly text: string };

/** "**bold**" and "§3.4" are all the markup there is. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|§\d+\.\d+)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      return part.startsWith('§') ? { kind: 'rule', text: part.slice(1) } : { kind: 'plain', text: part };
    });
}
