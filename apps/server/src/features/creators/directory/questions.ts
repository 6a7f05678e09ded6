/**
 * Questions that people ask the directory, and which creator of an invented market each must find among the first
 * five; `questions.test.ts` asks them.
 */

/** One creator a line: name | place | categories | work: what it shows | further works. */
export const market = `
Layla Haddad | Dubai, UAE | Beauty, Wellness | Amber serum, still: A pipette over a bottle on stone | Three-step morning: Cleanser, toner and cream at a window | The label, read out loud: Ingredients explained by a pharmacist
Omar Khalil | Abu Dhabi, UAE | Food, Travel | Street shawarma at midnight: Smoke, knives and a queue of taxi drivers | Karak in paper cups: Tea poured from high up | Dates, four ways: Stuffed, dipped, chopped and blended
Noor Al Suwaidi | Sharjah, UAE | Fashion | Abaya in three moods: One abaya styled for work, dinner and a wedding | Linen in August: Loose trousers in the heat | Tailor's back room: Chalk, pins and a last fitting
Marcus Reed | London, UK | Fitness | Kettlebell in a kitchen: Twenty minutes without a gym | Marathon, last mile: Feet, breath and rain | Protein without powder: Lentils and eggs for athletes
Sofia Marchetti | Milan, Italy | Fashion, Beauty | Leather bag, one week: A handbag on trams and café tables | Lipstick in bad light: Five reds in a lift | Silk scarf, six knots: Hands and a mirror
Hana Seo | Seoul, South Korea | Beauty | Sunscreen, no white cast: Six sunscreens on two skins | Ten steps, cut to five: A night routine | Cloud jar: A moisturizer with a spoon
Amara Nwosu | Lagos, Nigeria | Beauty | Full base, no filter: Foundation for deep skin | Wash day: Curly hair, hour by hour | Shea jar: Butter melting in late sun
Diego Torres | Mexico City, Mexico | Food | Salsa in a stone bowl: A mortar and roasted tomatoes | Coffee at altitude: A pour-over on a roof | Churros for one: Sugar, oil and patience
Yuki Tanaka | Tokyo, Japan | Technology | Mechanical keyboard, sound only: Switches compared | Camera in a pocket: A night walk with a small lens | Desk under one metre: Cables hidden
Fatima Al Zaabi | Al Ain, UAE | Parenting, Home & Decor | Lunchbox, five days: Snacks that come home empty | Nursery in beige: A cot, a lamp and a rug | Stroller on sand: Wheels tested at the beach
Jonas Weber | Berlin, Germany | Technology, Gaming | Headphones on the U-Bahn: Noise cancelling measured | Console repair: A soldering iron and a drifting stick | Speedrun diary: One level, forty tries
Priya Nair | Kochi, India | Food, Wellness | Turmeric, three teas: Ginger, pepper and milk | Yoga before school: Mats in a corridor | Banana leaf lunch: Twelve dishes for a festival
Elena Petrova | Sofia, Bulgaria | Travel | Night train window: Three borders asleep | Hostel kitchen: Pasta for eleven strangers | Suitcase, seven kilos: Packing for a month
Tariq Mansour | Riyadh, Saudi Arabia | Business | Invoice in a minute: A bank app explained | First office: Keys, paint and a lease | Podcast, cold open: A founder answers one question
Chloe Dubois | Paris, France | Fashion, Lifestyle | Vintage denim hunt: A flea market at six | Perfume on a balcony: Notes of fig and smoke | Trench in the rain: One coat, four ages
Kwame Mensah | Accra, Ghana | Fitness, Wellness | Skipping rope on a pier: Rhythm and salt | Cold shower week: Seven mornings told honestly | Running shoes, 500 km: Soles compared
Ines Costa | Lisbon, Portugal | Home & Decor | Tiles by hand: Blue glaze drying | Tiny balcony garden: Basil, mint and tomatoes in pots | Sofa from a pallet: Saw, sandpaper and foam
Rashid Al Maktari | Muscat, Oman | Travel | Dune drive at dawn: A jeep on the crest | Fishing village: Nets, knots and a radio | Camping with kids: A tent under stars
Mia Svensson | Stockholm, Sweden | Parenting | Diaper bag, emptied: What is used and what is not | Baby carrier in snow: Straps, gloves, nap | Bedtime story light: A lamp that fades
Lucas Oliveira | São Paulo, Brazil | Gaming | Controller grip test: Sweat and six hours | Retro cartridge: Dust, alcohol, play | Stream room tour: Foam and neon
Zainab Hussein | Manama, Bahrain | Beauty | كحل عربي: رسم العين خطوة بخطوة | حناء العروس: نقوش على اليدين | Oud layering: Three perfumes on one wrist
Salem Al Harthi | Jeddah, Saudi Arabia | Food | مراجعة مطعم شعبي: أطباق المندي والكبسة | قهوة سعودية: دلة وهيل وتمر | Grill on the corniche: Fish in foil
Mariam Saeed | Dubai, UAE | Beauty | سيروم فيتامين سي: تجربة على البشرة الجافة | روتين العناية بالشعر: زيت وحمام كريم | واقي شمس للأطفال: مقارنة بين ثلاثة أنواع
Khalid Barakat | Amman, Jordan | Technology | فتح صندوق هاتف جديد: الكاميرا والبطارية | ساعة ذكية للرياضة: قياس النبض | سماعات لاسلكية: صوت نقي في الباص
Hessa Al Nuaimi | Ajman, UAE | Fashion | عباية سوداء بتطريز: خياطة يدوية | فستان سهرة: تنسيق مع مجوهرات ذهبية | حقيبة يد صغيرة: للمناسبات
Youssef Ibrahim | Cairo, Egypt | Travel | جولة في الأقصر: معابد ونيل | رحلة صحراء: تخييم تحت النجوم | سوق خان الخليلي: نحاس وتوابل
Nadia Rahmani | Casablanca, Morocco | Home & Decor | ديكور غرفة الجلوس: ألوان ترابية | ترتيب المطبخ: أدراج وعلب زجاجية | سجادة بربرية: نسج على النول
Abdullah Faisal | Kuwait City, Kuwait | Fitness | تمارين منزلية: عشرون دقيقة دون أجهزة | وصفة بروتين: شوفان وموز | الجري في الحر: حذاء جديد
Reem Al Ali | Doha, Qatar | Parenting | حقيبة المدرسة: تجهيز ليوم كامل | وجبات للأطفال: خضار بأشكال ممتعة | عربة أطفال: مقارنة في المول
Ahmad Nasser | Beirut, Lebanon | Food | فلافل بيتية: حمص وكزبرة | كنافة نابلسية: جبن وقطر | مقهى على البحر: فطور لبناني
Grace Kim | Toronto, Canada | Lifestyle | Library afternoon: Books and a thermos | Secondhand camera: Film, one roll | Plant rescue: A monstera from the bin
Ben Carter | Austin, USA | Business | Spreadsheet in a taxi: A budget on a phone | Standing desk month: Back pain, honestly | Pitch, ninety seconds: A startup on stage
Aisha Bello | Nairobi, Kenya | Travel | Safari without a jeep: Walking with rangers | Matatu colours: Music and paint | Mountain hut: Boots drying by a stove
Viktor Novak | Prague, Czechia | Gaming | Board game night: Dice, snacks, quarrel | Racing wheel setup: Clamp and pedals | Puzzle of 2000 pieces: A week in a minute
Leila Farsi | Muscat, Oman | Wellness | Breathing in traffic: Four counts in, six out | Journal by hand: Ink and a candle | Herbal bath: Lavender and rose
Tom Becker | Vienna, Austria | Food | Sourdough, day nine: Starter, flour, crust | Schnitzel, hammered: Breadcrumbs and butter | Knife sharpening: Stone and water
Anjali Rao | Mumbai, India | Fashion | Saree in two minutes: Pleats and pins | Jewellery box: Gold and glass bangles | Monsoon sneakers: Suede against rain
Carlos Mendez | Madrid, Spain | Travel | Camino, first blister: Boots and stamps | Tapas crawl: Five bars, one street | Ferry at night: Deck chairs and wind
Dana Qasim | Dubai, UAE | Lifestyle | Cat café visit: Purring and foam art | Car wash, satisfying: Foam on a black bonnet | Brunch with a view: Pancakes over the marina
Peter Lund | Oslo, Norway | Technology | Drone over a fjord: Batteries in the cold | Electric bike to work: Hills and range | Smart lamp test: Colours at bedtime
Samira Aziz | Tunis, Tunisia | Food | هريسة منزلية: فلفل وثوم | زيت زيتون جديد: عصر وتذوق | خبز الطابونة: نار وطين
Ruth Levi | New York, USA | Home & Decor | Studio flat, 30 m2: A bed that folds away | Paint the stairs: Masking tape and courage | Candle refill: Wax, wick and an old glass
`;

/** Words of works, trades and places; slips of typing; Arabic with its spellings. `finds` is a first name. */
export const questions: readonly { search: string; finds: string }[] = [
  { search: 'serum', finds: 'Layla' },
  { search: 'shawarma', finds: 'Omar' },
  { search: 'abaya', finds: 'Noor' },
  { search: 'kettlebell', finds: 'Marcus' },
  { search: 'handbag', finds: 'Sofia' },
  { search: 'sunscreen', finds: 'Hana' },
  { search: 'curly hair', finds: 'Amara' },
  { search: 'coffee', finds: 'Diego' },
  { search: 'keyboard', finds: 'Yuki' },
  { search: 'stroller', finds: 'Fatima' },
  { search: 'headphones berlin', finds: 'Jonas' },
  { search: 'yoga', finds: 'Priya' },
  { search: 'packing', finds: 'Elena' },
  { search: 'podcast', finds: 'Tariq' },
  { search: 'perfume paris', finds: 'Chloe' },
  { search: 'running shoes', finds: 'Kwame' },
  { search: 'balcony garden', finds: 'Ines' },
  { search: 'camping oman', finds: 'Rashid' },
  { search: 'gaming brazil', finds: 'Lucas' },
  { search: 'fashion mumbai', finds: 'Anjali' },

  { search: 'serun', finds: 'Layla' },
  { search: 'shawrma', finds: 'Omar' },
  { search: 'abbaya', finds: 'Noor' },
  { search: 'ketlebell', finds: 'Marcus' },
  { search: 'lisptick', finds: 'Sofia' },
  { search: 'sunscren', finds: 'Hana' },
  { search: 'foundatoin', finds: 'Amara' },
  { search: 'salssa', finds: 'Diego' },
  { search: 'kayboard', finds: 'Yuki' },
  { search: 'nursrey', finds: 'Fatima' },
  { search: 'headphons', finds: 'Jonas' },
  { search: 'tumeric', finds: 'Priya' },
  { search: 'suitcases', finds: 'Elena' },
  { search: 'invioce', finds: 'Tariq' },
  { search: 'vintge denim', finds: 'Chloe' },
  { search: 'skiping rope', finds: 'Kwame' },
  { search: 'controler', finds: 'Lucas' },
  { search: 'soudough', finds: 'Tom' },
  { search: 'amber seerum', finds: 'Layla' },
  { search: 'moisturiser', finds: 'Hana' },

  { search: 'السيروم', finds: 'Mariam' },
  { search: 'مراجعات', finds: 'Salem' },
  { search: 'عبايه', finds: 'Hessa' },
  { search: 'العباءات السوداء', finds: 'Hessa' },
  { search: 'سَمَّاعَات', finds: 'Khalid' },
  { search: 'الأقصر', finds: 'Youssef' },
  { search: 'الاقصر', finds: 'Youssef' },
  { search: 'ديكورات', finds: 'Nadia' },
  { search: 'تمرين منزلي', finds: 'Abdullah' },
  { search: 'للأطفال وجبة', finds: 'Reem' },
  { search: 'كنافه', finds: 'Ahmad' },
  { search: 'حنّاء', finds: 'Zainab' },
  { search: 'قهوه سعوديه', finds: 'Salem' },
  { search: 'زيت الزيتون', finds: 'Samira' },
  { search: 'واقى شمس', finds: 'Mariam' },
  { search: 'فيتامن', finds: 'Mariam' },
  { search: 'هاتف ذكي', finds: 'Khalid' },
  { search: 'فاطمة', finds: 'Fatima' },
  { search: 'جمال دبي', finds: 'Layla' },
  { search: 'أزياء', finds: 'Noor' },
];
