#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <gvc.h>

// Graphviz takes `char *` where it means `const char *`, declares globals that Swift 6 refuses
// (Agdirected), and has changed signatures between releases. What Swift needs goes through these.

static inline Agraph_t *cgv_open_directed(const char *name) {
  return agopen((char *)name, Agdirected, NULL);
}

static inline Agnode_t *cgv_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}

// NULL when the graph has no such node.
static inline Agnode_t *cgv_find_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 0);
}

// Known once the first phase of a layout by dot has run.
static inline int cgv_rank(Agnode_t *node) { return ND_rank(node); }

// No key: every call makes an edge of its own, parallel ones included.
static inline Agedge_t *cgv_edge(Agraph_t *graph, Agnode_t *from, Agnode_t *to) {
  return agedge(graph, from, to, NULL, 1);
}

static inline Agraph_t *cgv_subgraph(Agraph_t *graph, const char *name) {
  return agsubg(graph, (char *)name, 1);
}

// Only a string that agstrdup_html interned is read as markup. The reference that is taken here is
// given back when the graph is closed.
static inline char *cgv_intern(Agraph_t *graph, const char *text, int is_markup) {
  return is_markup ? agstrdup_html(graph, (char *)text) : agstrdup(graph, (char *)text);
}

static inline void cgv_set_default(
    Agraph_t *graph, int kind, const char *key, const char *value, int is_markup) {
  agattr(graph, kind, (char *)key, cgv_intern(graph, value, is_markup));
}

static inline void cgv_set(
    Agraph_t *graph, void *object, const char *key, const char *value, int is_markup) {
  agsafeset(object, (char *)key, cgv_intern(graph, value, is_markup), "");
}

// Later releases ask whether the string is markup.
typedef int (*cgv_free_two)(Agraph_t *, char *);
typedef int (*cgv_free_two_const)(Agraph_t *, const char *);
typedef int (*cgv_free_three)(Agraph_t *, const char *, bool);

static inline void cgv_call_free_two(void (*release)(void), Agraph_t *graph, char *text) {
  ((cgv_free_two)release)(graph, text);
}

static inline void cgv_call_free_two_const(void (*release)(void), Agraph_t *graph, char *text) {
  ((cgv_free_two_const)release)(graph, text);
}

static inline void cgv_call_free_three(void (*release)(void), Agraph_t *graph, char *text) {
  ((cgv_free_three)release)(graph, text, false);
}

static inline void cgv_release(Agraph_t *graph, char *text) {
  _Generic(
      &agstrfree, cgv_free_two : cgv_call_free_two, cgv_free_two_const : cgv_call_free_two_const,
      default : cgv_call_free_three)((void (*)(void))agstrfree, graph, text);
}

// gvRenderData's length is an unsigned int in some releases and a size_t in others; a stream in
// memory is the same in all of them.
static inline int cgv_render(
    GVC_t *context, Agraph_t *graph, const char *format, char **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  FILE *stream = open_memstream(bytes, count);
  if (!stream) return -1;
  int result = gvRender(context, graph, format, stream);
  fclose(stream);
  return result;
}

// The fourth parameter of gvPluginList was never used, and is gone in later releases.
typedef char **(*cgv_list_of_three)(GVC_t *, const char *, int *);
typedef char **(*cgv_list_of_four)(GVC_t *, const char *, int *, char *);
typedef char **(*cgv_list_of_four_const)(GVC_t *, const char *, int *, const char *);

static inline char **cgv_call_three(
    void (*list)(void), GVC_t *context, const char *kind, int *count) {
  return ((cgv_list_of_three)list)(context, kind, count);
}

static inline char **cgv_call_four(
    void (*list)(void), GVC_t *context, const char *kind, int *count) {
  return ((cgv_list_of_four)list)(context, kind, count, NULL);
}

static inline char **cgv_plugins(GVC_t *context, const char *kind, int *count) {
  *count = 0;
  return _Generic(
      &gvPluginList, cgv_list_of_four : cgv_call_four, cgv_list_of_four_const : cgv_call_four,
      default : cgv_call_three)((void (*)(void))gvPluginList, context, kind, count);
}
