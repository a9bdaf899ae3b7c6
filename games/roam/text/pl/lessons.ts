/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'basics.title': 'Pierwsze kroki',
  'basics.about': 'Wzory, monety, zdobyte karty, licytacja i artefakty, krok po kroku.',
  'basics.use.title': 'Użyj postaci',
  'basics.use.body':
    'Każda twoja karta pokazuje wzór. Użyj rzędu czterech pól: kliknij kartę, a potem podświetlone pole. Najpierw wskaż pole, a zobaczysz, gdzie trafią znaczniki.',
  'basics.use.done': 'Znaczniki leżą na mapie, a karta jest zakryta. To cała tura.',
  'basics.skip.title': 'Zajęte pola się pomija',
  'basics.skip.body':
    'Na polu c4 Zofia ma znacznik. Połóż rząd w poprzek: wzór musi leżeć na mapie, ale zajęte pole po prostu się pomija.',
  'basics.skip.done': 'Trzy znaczniki zamiast czterech; cudzy został na swoim miejscu.',
  'basics.coins.title': 'Na mapie leżą monety',
  'basics.coins.body':
    'Znacznik na polu z monetą od razu ją przynosi. Połóż rząd tak, żeby zakrył monetę.',
  'basics.coins.done':
    'Monety są twoje. Obrazek zostaje: następny znacznik na tym polu zarobi znowu.',
  'basics.optional.title': 'Pola z przerywaną ramką kosztują dwie monety',
  'basics.optional.body':
    'Ten wzór ma puste pole z przerywaną ramką. Połóż go na c4, a potem zapłać dwie monety, żeby zapełnić także puste pole.',
  'basics.optional.done':
    'O znacznik więcej, dokładnie tam, gdzie trzeba. Puste pola mogą nawet wystawać poza mapę.',
  'basics.complete.title': 'Zapełnij kartę i zdobądź ją',
  'basics.complete.body':
    'Gdy na wszystkich sześciu polach karty leży znacznik, zdobywa ją ten, kto ma ich tam najwięcej. Zapełnij dwa ostatnie pola rzędem na b6.',
  'basics.complete.done':
    'Karta jest twoja: nowa postać z nowym wzorem. Zofia dostaje monetę za swój znacznik, a lukę zapełnia nowa karta.',
  'basics.tie.title': 'Remis rozstrzyga licytacja',
  'basics.tie.body':
    'Zapełnij kartę jeszcze raz: każde z was będzie miało po trzy znaczniki. Przy remisie każdy licytuje raz, a zaczynasz ty. Nikt nie może zaoferować więcej, niż ma.',
  'basics.tie.done': 'Kto zaoferował najwięcej, płaci i bierze kartę. Możesz też zaoferować 0.',
  'basics.rest.title': 'Obudź karty wcześniej',
  'basics.rest.body':
    'Użyte karty pozostają zakryte, dopóki nie będą zakryte wszystkie. Jeśli nie chcesz czekać, odpocznij wcześniej: kosztuje to monetę za każdą kartę, która jest jeszcze odkryta. Odpocznij, a potem użyj karty.',
  'basics.rest.done': 'Wszystkie karty są znów odkryte, a tura wciąż przed tobą.',
  'basics.buy.title': 'Kup artefakt',
  'basics.buy.body':
    'W pełnej grze w ofercie są cztery artefakty. Na koniec tury możesz kupić jeden. Rozegraj turę, a potem wybierz.',
  'basics.buy.done':
    'Artefakty dają punkty, a każdy ma zdolność, której możesz używać od następnej tury.',
  'basics.artifact.title': 'Użyj artefaktu',
  'basics.artifact.body':
    'Masz artefakt, który obraca wzór o 90°. Użyj go i połóż swoją kolumnę jako rząd.',
  'basics.artifact.done': 'Artefakt jest zakryty; obudzi się razem z kartami.',
  'basics.end.title': 'Jak kończy się gra',
  'basics.end.body':
    'Gdy ktoś ma dziesięć postaci, runda zostaje dograna do końca. Potem liczą się punkty na postaciach i artefaktach; przy remisie monety. Przy stole możesz kliknąć cokolwiek niepodświetlonego i dowiesz się, dlaczego nie można. Miłej gry!',
};
