/** The vocabulary of the generated market: names, places and sentences, including characters that a search folds. */

export const firstNames =
  'Layla Omar Zoë Mateus Anaïs Jürgen Siân Noor Priya Diego Amara Yuki Hana Mei Lucía Søren Chloé Tomás Ines Kofi Adaeze Zainab Farid Samira Elif Emre Ayşe Ivan Olga Nadia Pavel Klára Jana Marek Zofia Piotr Aleks Marta Bruno Giulia Luca Sofia Marco Elena Pablo Carmen Rocío Andrés Camila Mateo Valeria Thiago Beatriz João Rafael Larissa Kwame Abena Chidi Ngozi Tunde Wanjiru Juma Aisha Khalid Mariam Yusuf Huda Rania Tariq Dalia Karim Leila Reza Shirin Arash Anika Rohan Kavya Arjun Meera Sanjay Lakshmi Minh Linh Thu Somchai Niran Putri Budi Dewi Jun Haruto Sakura Ren Minseo Jiho Seoyeon Wei Ling Jian Xiu Emma Liam Olivia Noah Ava Mia Ethan Grace Hugo Louise Jules Manon Felix Lena Paul Greta Oskar Freya Astrid Nils'.split(
    ' ',
  );

/**
 * A surname has a beginning, a middle and an end: 27,000 combinations, so that a larger market has more
 * different words.
 */
export const surnameParts = {
  start:
    'Ha Mar Bel Cor Del Fer Gar Kal Lan Mon Nor Or Pal Quin Ros Sal Tor Val Wal Zam Al Ber Cas Dor El Fon Gol Hol Is Jan'.split(
      ' ',
    ),
  middle: 'da ri no ve ta le mi so ka ra be di lo na pe sa te vi zo ga in an er ol us em at ir ub ed'.split(
    ' ',
  ),
  end: 'd n s ll r tti rez sson ni va mann ski ko das er ton ley wick ford by dal berg stad ou is ez ic ar ah i'.split(
    ' ',
  ),
} as const;

export const places = [
  ...['Dubai, UAE', 'London, UK', 'Lisbon, Portugal', 'New York, USA', 'Berlin, Germany', 'Paris, France'],
  ...[
    'São Paulo, Brazil',
    'Lagos, Nigeria',
    'Seoul, Korea',
    'Tokyo, Japan',
    'Mumbai, India',
    'Madrid, Spain',
  ],
  ...['Cairo, Egypt', 'Istanbul, Türkiye', 'Toronto, Canada', 'Sydney, Australia', 'Mexico City, Mexico'],
  ...['Bogotá, Colombia', 'Nairobi, Kenya', 'Accra, Ghana', 'Milan, Italy', 'Rome, Italy', 'Vienna, Austria'],
  ...['Zürich, Switzerland', 'Amsterdam, Netherlands', 'Copenhagen, Denmark', 'Stockholm, Sweden'],
  ...['Oslo, Norway', 'Helsinki, Finland', 'Warsaw, Poland', 'Prague, Czechia', 'Budapest, Hungary'],
  ...['Athens, Greece', 'Bucharest, Romania', 'Beirut, Lebanon', 'Amman, Jordan', 'Riyadh, Saudi Arabia'],
  ...['Doha, Qatar', 'Kuwait City, Kuwait', 'Muscat, Oman', 'Casablanca, Morocco', 'Tunis, Tunisia'],
  ...[
    'Cape Town, South Africa',
    'Kigali, Rwanda',
    'Dakar, Senegal',
    'Singapore, Singapore',
    'Hanoi, Vietnam',
  ],
  ...['Bangkok, Thailand', 'Jakarta, Indonesia', 'Manila, Philippines', 'Taipei, Taiwan', 'Quito, Ecuador'],
  ...[
    'Lima, Peru',
    'Santiago, Chile',
    'Buenos Aires, Argentina',
    'Montevideo, Uruguay',
    'Medellín, Colombia',
  ],
  ...[
    'Los Angeles, USA',
    'Chicago, USA',
    'Austin, USA',
    'Miami, USA',
    'Vancouver, Canada',
    'Montréal, Canada',
  ],
  ...['Melbourne, Australia', 'Auckland, New Zealand', 'Dublin, Ireland', 'Manchester, UK', 'Edinburgh, UK'],
];

/** Subjects, styles and experience of creators: a bio has one of each. */
export const subjects =
  'skincare routines|street food|slow fashion|home workouts|budget travel|new phones|indie games|morning yoga|small flats|family weekends|founder stories|coffee brewing|vegan baking|curly hair care|running shoes|night photography|second-hand finds|plant care|language learning|desk set-ups|trail hikes|perfume layering|meal prep|modest fashion|toddler crafts|board games|cycling routes|ceramic studios|festival looks|mountain cabins|smart home tests|book corners|dance lessons|dog training|thrifted furniture|spice markets|surf mornings|minimal make-up|sourdough|film cameras'.split(
    '|',
  );
export const manners =
  'in real morning light|with a phone and one lamp|without a script|in one take|for people in a hurry|with honest prices|from my kitchen table|on long train rides|between two school runs|with sound that tells the story|in three languages|with hands only|for sensitive skin|with a calm voice-over|in warm colours|on rainy afternoons|with the camera at eye level|for first-time buyers|in thirty seconds|with before and after'.split(
    '|',
  );
export const pasts =
  'Before that I was a nurse for six years.|I studied textile design and still sew.|My audience asks for details, so I test for weeks.|I answer every comment on the first day.|I used to edit for a morning show.|Two of my series were picked up by a museum.|I keep a notebook of every product I tried.|Brands get raw files and captions.|I have a small studio with a white wall and a green one.|My sister holds the camera, my brother cuts.|I once filmed a whole campaign on a ferry.|Delivery within three days, revisions included.|I only take on what I would pay for.|I write my own hooks and test five of each.|My grandmother is my toughest critic.'.split(
    '|',
  );
export const portfolioTitles =
  'Morning routine|Unboxing|Before and after|Street interview|Recipe in thirty seconds|Product close-up|Weekend diary|Get ready with me|Honest review|Behind the scenes'.split(
    '|',
  );
export const dealTitles =
  'Winter barrier serum|Trail shoe launch|Oat drink spring push|Smart lamp review|Capsule wardrobe|Travel pouch set|Sparkling tea|Yoga mat story|Baby carrier test|Desk chair month'.split(
    '|',
  );
export const chatLines =
  'The light is lovely in this take, could we see the label a second longer?|I can send the second cut tomorrow before noon.|Perfect, the hook works. Please keep the sound of the street.|The parcel arrived, thank you! Filming starts on Saturday.|Could the caption name the ingredient first and the price last?|Done: three versions, the last one without music.|We love the second one. Two small notes are in the file.|No problem at all, you will have it tonight.'.split(
    '|',
  );
