import type { abilities as en } from '../en/abilities.ts';

export const abilities: Record<keyof typeof en, string> = {
  COIN: 'W dowolnej chwili swojej tury, dopóki nie skończy się krok zakupu, weź 1 monetę z puli.',
  SHIFT:
    'Przed użyciem postaci lub po nim, ale przed rozpatrzeniem zapełnionych kart, przesuń jeden znacznik, swój lub przeciwnika, na wolne pole przylegające poziomo lub pionowo; nie zdobywasz za to monet.',
  ROTATE:
    'Gdy używasz postaci, obróć cały jej wzór o 90° zgodnie z ruchem wskazówek zegara, zanim wybierzesz jego położenie.',
  FILL: 'Gdy używasz postaci, połóż jeden znacznik na pustym polu jej wzoru, nie płacąc 2 monet.',
  FLIP: 'Na samym początku swojej tury albo później w jej trakcie odwróć jedną swoją postać: odkryj ją lub zakryj.',
  SWAP: 'Gdy kładziesz znaczniki postaci, zastąp jeden znacznik przeciwnika na polu objętym jej wzorem własnym znacznikiem i zdobądź nadrukowane tam monety.',
};
