/** Words that say nothing in a search, as people type them here: English, romanised, Hindi and Marathi. */
const lists = [
  'a an and any are as at be been but by can could do does for from get give had has have he her his how i if in into is it its',
  'me more my no not of off on or our please she should so some than that the their them there they this to too us very was we',
  'were what when where which who why will with would you your',
  'aur hai hain ho ka kaa ke kee ki ko kya kaise kab kahan kahaan liye main me mein par se wala wale wali bhi',
  'aahe ahe aani ani cha chi che chya kasa kase kay kuthe la madhe sathi var hoil pahije',
  'और का के की को है हैं में से पर यह वह क्या कैसे कब कहाँ कहां लिए मैं मुझे भी तक या एक वाला वाले वाली',
  'आणि आहे आहेत चा ची चे च्या ला मध्ये साठी वर हे ही हा काय कसे कसा कुठे मला आम्ही पाहिजे होईल पण व'
]

export const stopWords: ReadonlySet<string> = new Set(lists.join(' ').split(' '))
